import { expect, test } from 'vitest';
import type { ToldDecision } from '../net/types';
import { byLoss } from './grades';

const decision = (number: number, kind: ToldDecision['kind'], lost_points: number): ToldDecision =>
  ({ number, kind, lost_points }) as ToldDecision;

test('what lies within the noise stands behind every mistake, however many points it seems to have cost', () => {
  const told = [
    decision(1, 'good', 5.8),
    decision(2, 'best', 0),
    decision(3, 'inaccuracy', 0.4),
    decision(4, 'mistake', 2),
    decision(5, 'mistake', 3),
    decision(6, 'turning', 1),
  ];
  expect(byLoss(told).map((one) => one.number)).toEqual([6, 5, 4, 3, 1, 2]);
});
