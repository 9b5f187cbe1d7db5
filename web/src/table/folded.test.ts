import { expect, test } from 'vitest';
import type { LogLine } from '../net/types';
import { folded } from './folded';

const line = (move: number, seat: number, text: string): LogLine => ({ move, seat, text }) as LogLine;

test('what follows from a move folds under its first line', () => {
  const told = folded([
    line(0, -1, 'The game begins.'),
    line(1, 0, 'Anna restores a2'),
    line(1, 0, '+6 points'),
    line(1, 0, '+3 points (bishop)'),
    line(1, 1, 'Bruno +1'),
    line(2, 1, 'Bruno passes'),
  ]);
  expect(told.map((one) => [one.line.text, one.more.length])).toEqual([
    ['The game begins.', 0],
    ['Anna restores a2', 2],
    ['Bruno +1', 0],
    ['Bruno passes', 0],
  ]);
});

test('rounds and notices of the table stay lines of their own', () => {
  expect(folded([line(3, -1, 'Round 2'), line(3, -1, 'Somebody came')])).toHaveLength(2);
});

test('who came where is never folded under what a winner did last', () => {
  const place = { ...line(9, 2, 'Bianca finishes in place 1'), kind: 'place' };
  expect(folded([line(9, 2, 'Bianca shows a prestige card'), line(9, 2, '+4 points'), place])).toHaveLength(2);
});
