/** Explanations for those who do not hover: what has a `title` shows it on keyboard focus and on a long press. */
import type { Action } from 'svelte/action';

const HOLD = 450;
const WANDER = 10;
const LINGER = 2200;
const WATCHED = 150;

export const tips: Action<HTMLElement> = (root) => {
  let bubble: HTMLElement | null = null;
  let timer = 0;
  let watch = 0;
  let start: { x: number; y: number } | null = null;
  let held = false;

  const titled = (target: EventTarget | null): { at: Element; text: string } | null => {
    const at = target instanceof Element ? target.closest('[title]') : null;
    const drawn = target instanceof SVGElement ? target.closest('g:has(> title)') : null;
    const text = at?.getAttribute('title') || drawn?.querySelector(':scope > title')?.textContent;
    const found = at ?? drawn;
    return found && text && root.contains(found) ? { at: found, text } : null;
  };

  const hide = (): void => {
    clearTimeout(timer);
    clearInterval(watch);
    bubble?.remove();
    bubble = null;
  };

  const show = (at: Element, text: string): void => {
    hide();
    bubble = document.createElement('div');
    bubble.className = 'tip-bubble';
    bubble.setAttribute('role', 'tooltip');
    bubble.textContent = text;
    document.body.append(bubble);
    // An explanation goes with what it explains.
    watch = window.setInterval(() => (at.isConnected && titled(at)?.text === text ? undefined : hide()), WATCHED);
    const box = at.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = bubble;
    const above = box.top - height - 8;
    bubble.style.left = `${Math.max(6, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - 6))}px`;
    bubble.style.top = `${above > 4 ? above : Math.min(box.bottom + 8, innerHeight - height - 6)}px`;
  };

  const focused = (event: FocusEvent): void => {
    const found = titled(event.target);
    if (found && (event.target as Element).matches(':focus-visible')) show(found.at, found.text);
  };
  const pressed = (event: PointerEvent): void => {
    hide();
    held = false;
    if (event.pointerType === 'mouse') return;
    const found = titled(event.target);
    if (!found) return;
    start = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(() => {
      held = true;
      show(found.at, found.text);
      timer = window.setTimeout(hide, LINGER);
    }, HOLD);
  };
  const moved = (event: PointerEvent): void => {
    if (start && !held && Math.hypot(event.clientX - start.x, event.clientY - start.y) > WANDER) clearTimeout(timer);
  };
  const lifted = (): void => {
    start = null;
    if (!held) clearTimeout(timer);
  };
  /** Who wanted an explanation did not want to play. */
  const clicked = (event: MouseEvent): void => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const keyed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') hide();
  };

  const gone = (): void => hide();
  root.addEventListener('focusin', focused);
  root.addEventListener('focusout', gone);
  root.addEventListener('pointerdown', pressed);
  root.addEventListener('pointermove', moved);
  root.addEventListener('pointerup', lifted);
  root.addEventListener('pointercancel', lifted);
  root.addEventListener('click', clicked, true);
  document.addEventListener('keydown', keyed);
  document.addEventListener('scroll', gone, true);
  return {
    destroy() {
      hide();
      root.removeEventListener('focusin', focused);
      root.removeEventListener('focusout', gone);
      root.removeEventListener('pointerdown', pressed);
      root.removeEventListener('pointermove', moved);
      root.removeEventListener('pointerup', lifted);
      root.removeEventListener('pointercancel', lifted);
      root.removeEventListener('click', clicked, true);
      document.removeEventListener('keydown', keyed);
      document.removeEventListener('scroll', gone, true);
    },
  };
};
