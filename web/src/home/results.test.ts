import { describe, expect, it, vi } from 'vitest';

vi.mock('../text/words.svelte', () => ({
  say: (id: string, args: Record<string, number> = {}) => [id, ...Object.values(args)].join(' '),
  titled: (name: string) => name,
}));
const { matches, resultOf } = await import('./results');

const game = (seat: number, places: number[] | null, status: 'over' | 'ended' = 'over') => ({
  title: 'chess',
  name: 'Friday',
  people: ['Ada', 'Žofie', 'Journeyman 3'],
  arms: [],
  seat,
  status,
  places,
  scores: places && places.map(() => 10),
  options: {},
});

describe('a finished game in a list', () => {
  it('says how it ended for the reader', () => {
    expect(resultOf(game(0, [1, 2, 3]))).toBe('life-won');
    expect(resultOf(game(0, [1, 1, 3]))).toBe('life-shared');
    expect(resultOf(game(2, [1, 2, 3]))).toBe('life-place 3 3');
    expect(resultOf(game(2, null, 'ended'))).toBe('life-no-result');
  });

  it('is found by any of its words, whatever the accents', () => {
    expect(matches(game(0, [1, 2, 3]), 'zofie FRIDAY')).toBe(true);
    expect(matches(game(0, [1, 2, 3]), 'zofie monday')).toBe(false);
    expect(matches(game(0, [1, 2, 3]), 'muse', ['Muse and Princess'])).toBe(true);
    expect(matches(game(0, [1, 2, 3]), '')).toBe(true);
  });
});
