/** Make any element, above all one in a drawing, a button for pointer, keyboard and screen reader. */
import type { Action } from 'svelte/action';

/** What pressing does; with `tab: -1` only the arrow keys lead there, where many alike stand together. */
export type Pressing = (() => void) | { act(): void; tab: 0 | -1 } | null | undefined;

export const press: Action<Element, Pressing> = (element, pressing) => {
  let acting = pressing;
  const act = (): void => {
    if (typeof acting === 'function') acting();
    else acting?.act();
  };
  const key = (event: Event): void => {
    const pressed = (event as KeyboardEvent).key;
    if (pressed !== 'Enter' && pressed !== ' ') return;
    event.preventDefault();
    act();
  };
  const show = (): void => {
    if (acting) {
      element.setAttribute('role', 'button');
      element.setAttribute('tabindex', String(typeof acting === 'function' ? 0 : acting.tab));
    } else {
      element.removeAttribute('tabindex');
      element.removeAttribute('role');
    }
  };
  show();
  element.addEventListener('click', act);
  element.addEventListener('keydown', key);
  return {
    update(next) {
      acting = next;
      show();
    },
    destroy() {
      element.removeEventListener('click', act);
      element.removeEventListener('keydown', key);
    },
  };
};
