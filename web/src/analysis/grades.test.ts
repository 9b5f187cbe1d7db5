import { expect, test } from 'vitest';
import type { ToldDecision } from '../net/types';
import { byLoss, cost, lost } from './grades';

const decision = (number: number, kind: ToldDecision['kind'], rest: Partial<ToldDecision>): ToldDecision =>
  ({ number, kind, lost_points: 0, lost_win: 0, ...rest }) as ToldDecision;

test('losses of points and of chances stand in one order, by what they cost', () => {
  const decisions = [
    decision(1, 'good', { cost: 0 }),
    decision(2, 'inaccuracy', { cost: 0.03, lost_points: 1.5 }),
    decision(3, 'mistake', { cost: 0.07, lost_win: 0.07 }),
    decision(4, 'mistake', { cost: 0.1, lost_points: 5 }),
    decision(5, 'turning', { cost: 0.14, lost_points: 1, lost_win: 0.14 }),
    decision(6, 'best', { cost: 0 }),
    decision(7, 'inaccuracy', { cost: 0.04, lost_win: 0.04 }),
  ];
  expect(byLoss(decisions).map((one) => one.number)).toEqual([5, 4, 3, 7, 2, 1, 6]);
});

test('what was kept before there was such a measure goes by the chances', () => {
  const decisions = [decision(1, 'inaccuracy', { lost_win: 0.03 }), decision(2, 'turning', { lost_win: 0.1 })];
  expect(byLoss(decisions).map((one) => one.number)).toEqual([2, 1]);
});

test('a move that is hardly worse is no loss to speak of, though something was lost', () => {
  const hardly = decision(1, 'good', { cost: 0.008, lost_points: 0.4 });
  expect([cost(hardly), lost(hardly)]).toEqual([false, true]);
  const noise = decision(2, 'good', { cost: 0 });
  expect([cost(noise), lost(noise)]).toEqual([false, false]);
});
