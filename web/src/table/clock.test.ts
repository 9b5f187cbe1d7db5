import { expect, test } from 'vitest';
import type { Clock } from '../net/types';
import { clockText, leftOn } from './clock';

const clock: Clock = {
  kind: 'player',
  seconds: 1800,
  increment: 0,
  then: 'bot',
  left: [600, 900, null],
  running: [0],
  at: 1000,
};

test('only the running seat loses time', () => {
  expect(leftOn(clock, 0, 1030)).toBe(570);
  expect(leftOn(clock, 1, 1030)).toBe(900);
  expect(leftOn(clock, 2, 1030)).toBeNull();
  expect(leftOn(null, 0, 1030)).toBeNull();
});

test('no time is ever below nothing', () => expect(leftOn(clock, 0, 5000)).toBe(0));

test.each([
  [65, '1:05'],
  [3725, '1:02:05'],
  [2 * 86400 + 5 * 3600, '2 d 5 h'],
])('%d seconds read %s', (seconds, text) => expect(clockText(seconds)).toBe(text));
