import { expect, test } from 'vitest';
import type { ToldDecision } from '../net/types';
import { byLoss, cost, difference, lostPercent } from './grades';

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
  const even = { lost_win_95: [-0.1, 0.1], lost_points_95: [-2, 1] };
  const hardly = decision(1, 'good', { cost: 0.008, lost_points: 0.4, ...even });
  expect([cost(hardly), difference(hardly)]).toEqual([false, 'page-given-away']);
  const noise = decision(2, 'good', { cost: 0, ...even });
  expect([cost(noise), difference(noise)]).toEqual([false, 'page-within-noise']);
});

test('a move that proved better than the best that was found is not within the noise', () => {
  const better = decision(1, 'good', { cost: 0, lost_win_95: [-0.1, 0.1], lost_points_95: [-2, -1] });
  expect(difference(better)).toBe('page-difference');
});

test('a chance too small to be told is not told as one percent', () => {
  expect(lostPercent(decision(1, 'mistake', { lost_win: 0.002, lost_points: 4 }))).toBe(0);
  expect(lostPercent(decision(1, 'mistake', { lost_win: 0.07 }))).toBe(7);
});
