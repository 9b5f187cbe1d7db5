/** By what a seat is known: its emblem and its colour. */
import type { Arms } from '../net/types';
import { EMBLEMS } from './emblems';

export const COLOURS: Arms['colour'][] = [
  'lapis',
  'terracotta',
  'verdigris',
  'saffron',
  'plum',
  'slate',
  'azure',
  'blush',
];

let worn = $state.raw<readonly Arms[]>([]);

/** Those of a seat at the table that is shown; where no table says anything, those that seats usually have. */
export function armsOf(seat: number): Arms {
  return (
    worn[seat] ?? {
      emblem: EMBLEMS[seat % EMBLEMS.length] ?? 'lily',
      colour: COLOURS[seat % COLOURS.length] ?? 'lapis',
    }
  );
}

/** A colour as a ground for light letters: saffron is too bright for them. */
export function ground(colour: Arms['colour']): string {
  return `var(--${colour}${colour === 'saffron' ? '-bg' : ''})`;
}

/** For a screen that shows a table, while it is being set up: everything on it wears the arms of its seats. */
export function wear(arms: () => readonly Arms[] | undefined): void {
  // A table is told anew with many a move: nothing is drawn again for that.
  const told = $derived(JSON.stringify(arms() ?? []));
  $effect.pre(() => {
    const all = JSON.parse(told) as Arms[];
    const root = document.documentElement.style;
    worn = all;
    all.forEach(({ colour }, seat) => {
      root.setProperty(`--seat-${seat}`, `var(--${colour})`);
      root.setProperty(`--seat-${seat}-bg`, ground(colour));
    });
    return () => {
      worn = [];
      all.forEach((_, seat) => {
        root.removeProperty(`--seat-${seat}`);
        root.removeProperty(`--seat-${seat}-bg`);
      });
    };
  });
}
