import { expect, test } from 'vitest';
import type { View } from '../boards/types';
import { openSights } from './film.svelte';

test('where everything is looked at, each seat shows what it alone knew', () => {
  const sight = (seat: number): View =>
    ({
      game: 'guest',
      seat,
      seats: [0, 1].map((other) => ({ money: other === seat ? 10 + seat : null })),
    }) as unknown as View;
  const [first, second] = openSights([sight(0), sight(1)]);
  expect(first!.seats).toEqual([{ money: 10 }, { money: 11 }]);
  expect(second!.seats).toEqual(first!.seats);
  expect(second!.seat).toBe(1);
});
