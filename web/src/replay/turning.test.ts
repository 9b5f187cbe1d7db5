import { expect, test } from 'vitest';
import type { LogLine } from '../net/types';
import { lastLead } from './turning';

const points = (move: number, seat: number, points: number): LogLine =>
  ({ move, seat, kind: 'points', args: { points }, text: '+' }) as unknown as LogLine;

test('the lead is told from the move on which it was kept to the end', () => {
  const log = [points(3, 0, 2), points(5, 1, 4), points(8, 0, 2), points(9, 0, 1), points(12, 1, 0)];
  expect(lastLead(log, [5, 4])).toEqual({ seat: 0, move: 9 });
});

test('nothing is told where the winner led from the first, or where points are missing', () => {
  expect(lastLead([points(3, 0, 2), points(5, 1, 1)], [2, 1])).toBeNull();
  expect(lastLead([points(3, 1, 2), points(5, 0, 4)], [9, 2])).toBeNull();
});
