import { describe, expect, it } from 'vitest';
import { heard, type Heard } from './heard';

const state = (changed: Partial<Heard>): Heard => ({ move: 10, asked: true, points: 5, over: false, ...changed });

describe('what is heard', () => {
  it('is my turn only after others, or when I am asked anew', () => {
    expect(heard(state({}), state({ move: 11 }), 1)).toBeNull();
    expect(heard(state({}), state({ move: 13 }), 1)).toBe('turn');
    expect(heard(state({ asked: false }), state({ move: 11 }), 0)).toBe('turn');
  });

  it('is a move of others, points of mine, or the end', () => {
    expect(heard(state({ asked: false }), state({ move: 11, asked: false }), 0)).toBe('move');
    expect(heard(state({}), state({ move: 11, points: 8, asked: false }), 1)).toBe('gain');
    expect(heard(state({}), state({ move: 11, points: 3, asked: false }), 1)).toBeNull();
    expect(heard(state({}), state({ move: 11, over: true }), 1)).toBe('end');
  });
});
