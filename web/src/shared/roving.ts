/** Arrow keys between the things of a drawing: to the nearest one in that direction, as the eye would go. They walk what is
 *  possible now; with Shift they also stop at what is not, to hear why. */
import type { Action } from 'svelte/action';

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ELSEWHERE = 'input, select, textarea, [role=tablist], [role=slider]';

export const roving: Action<HTMLElement, string> = (root, among) => {
  let selector = among;
  const middle = (element: Element): readonly [number, number] => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const key = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    const from = event.target as HTMLElement;
    if (!way || event.defaultPrevented || !from.matches(selector) || from.closest(ELSEWHERE)) return;
    const [x, y] = middle(from);
    let best: HTMLElement | null = null;
    let least = Infinity;
    for (const other of root.querySelectorAll<HTMLElement>(selector)) {
      if (!event.shiftKey && other.getAttribute('aria-disabled') === 'true') continue;
      if (other === from || other.getClientRects().length === 0) continue;
      const [u, v] = middle(other);
      const along = (u - x) * way[0] + (v - y) * way[1];
      const aside = Math.abs((u - x) * way[1]) + Math.abs((v - y) * way[0]);
      if (along > 2 && along + 2.5 * aside < least) [best, least] = [other, along + 2.5 * aside];
    }
    if (!best) return;
    event.preventDefault();
    best.focus();
  };
  root.addEventListener('keydown', key);
  return {
    update: (next) => {
      selector = next;
    },
    destroy: () => root.removeEventListener('keydown', key),
  };
};
