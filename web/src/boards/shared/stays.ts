/** Whoever plays by keys stays on the board: after each decision the focus goes to the next thing that may be chosen. */
import type { Action } from 'svelte/action';
import type { Move } from '../types';

export const stays: Action<HTMLElement, Move[]> = (root) => {
  let byKey = false;
  const pressed = (): void => void (byKey = true);
  const pointed = (): void => void (byKey = false);
  root.addEventListener('keydown', pressed);
  root.addEventListener('pointerdown', pointed);
  return {
    update: (moves) => {
      if (moves.length === 0 || !byKey) return;
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) root.querySelector<HTMLElement>('[data-move]')?.focus();
      });
    },
    destroy: () => {
      root.removeEventListener('keydown', pressed);
      root.removeEventListener('pointerdown', pointed);
    },
  };
};
