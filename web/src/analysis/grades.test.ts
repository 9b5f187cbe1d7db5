import { expect, test } from 'vitest';
import type { ToldDecision } from '../net/types';
import { byLoss, told } from './grades';

const decision = (number: number, kind: ToldDecision['kind'], lost_points: number, lost_win = 0): ToldDecision =>
  ({ number, kind, lost_points, lost_win }) as ToldDecision;

test('what lies within the noise stands behind every mistake, however many points it seems to have cost', () => {
  const decisions = [
    decision(1, 'good', 5.8),
    decision(2, 'best', 0),
    decision(3, 'inaccuracy', 0.4),
    decision(4, 'mistake', 2),
    decision(5, 'mistake', 3),
    decision(6, 'turning', 1),
  ];
  expect(byLoss(decisions).map((one) => one.number)).toEqual([6, 5, 4, 3, 1, 2]);
});

test('of those that cost no points the greatest loss of chances comes first', () => {
  const decisions = [decision(1, 'turning', 0, 0.11), decision(2, 'turning', -0.2, 0.14), decision(3, 'turning', 1)];
  expect(byLoss(decisions).map((one) => one.number)).toEqual([3, 2, 1]);
});

test('what cost chances and no points is told by the chances', () => {
  const lost = (kind: ToldDecision['kind'], lost_points: number, lost_win: number) =>
    told({ kind, lost_points, lost_win } as ToldDecision);
  expect(lost('mistake', 2.5, 0.1)).toEqual({ points: 2.5 });
  expect(lost('turning', 0, 0.123)).toEqual({ percent: 12 });
  expect(lost('inaccuracy', -0.4, 0.002)).toEqual({ percent: 1 });
  expect(lost('good', 5.8, 0.1)).toBeNull();
});
