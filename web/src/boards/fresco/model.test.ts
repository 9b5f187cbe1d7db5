import { describe, expect, test } from 'vitest';
import { lacking, position, positionOf, space, spot } from './model';

describe('figures of the board', () => {
  test('each cube of a price that is not there is told apart', () => {
    expect(lacking(['purple', 'purple', 'red'], { purple: 1, red: 2 })).toEqual([false, true, false]);
    expect(lacking(['brown'], null)).toEqual([true]);
  });

  test('start spaces lie before space 1, the first of them rearmost', () => {
    const seats = [1, 3].map((start) => ({ score: 0, start }));
    expect([...seats, { score: 7, start: null }].map((seat) => position(seat, 3))).toEqual([-2, 0, 7]);
    expect([-2, 0, 1, 7].map((at) => space(at, 3))).toEqual(['S1', 'S3', '1', '7']);
    expect([positionOf('S3', 3), positionOf(4, 3)]).toEqual([0, 4]);
  });

  test('squares are columns and rows from the top left', () => {
    expect(spot('a1')).toEqual({ x: 0, y: 0 });
    expect(spot('e3')).toEqual({ x: 4, y: 2 });
  });
});
