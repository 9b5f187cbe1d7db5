/** Make any element, above all one in a drawing, a button for pointer, keyboard and screen reader. */
import type { Action } from 'svelte/action';

export const press: Action<Element, (() => void) | null | undefined> = (element, act) => {
  let acting = act;
  const click = (): void => acting?.();
  const key = (event: Event): void => {
    const pressed = (event as KeyboardEvent).key;
    if (pressed !== 'Enter' && pressed !== ' ') return;
    event.preventDefault();
    acting?.();
  };
  const show = (): void => {
    if (acting) {
      element.setAttribute('role', 'button');
      element.setAttribute('tabindex', '0');
    } else {
      element.removeAttribute('tabindex');
      element.removeAttribute('role');
    }
  };
  show();
  element.addEventListener('click', click);
  element.addEventListener('keydown', key);
  return {
    update(next) {
      acting = next;
      show();
    },
    destroy() {
      element.removeEventListener('click', click);
      element.removeEventListener('keydown', key);
    },
  };
};
