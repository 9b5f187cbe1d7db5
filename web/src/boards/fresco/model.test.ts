import { describe, expect, test } from 'vitest';
import { lacking, space, spot } from './model';

describe('figures of the board', () => {
  test('each cube of a price that is not there is told apart', () => {
    expect(lacking(['purple', 'purple', 'red'], { purple: 1, red: 2 })).toEqual([false, true, false]);
    expect(lacking(['brown'], null)).toEqual([true]);
  });

  test('start spaces lie before zero', () => {
    expect([-2, -1, 0, 7].map(space)).toEqual(['S2', 'S1', '0', '7']);
  });

  test('squares are columns and rows from the top left', () => {
    expect(spot('a1')).toEqual({ x: 0, y: 0 });
    expect(spot('e3')).toEqual({ x: 4, y: 2 });
  });
});
