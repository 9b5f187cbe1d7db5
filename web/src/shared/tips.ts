/** Explanations at once, in our own dress: whatever has a `title` shows it under the pointer, on keyboard focus and on a long
 *  press; Z, and a long press, show the thing itself enlarged. One watcher serves the whole page. */
import { enlarged } from './enlarged';

const HOLD = 450;
const WANDER = 10;
const LINGER = 2200;
const WATCHED = 150;
/** Milliseconds that a pointer rests before the first tip; the next ones come at once. */
const REST = 140;
const WARM = 500;

interface Found {
  at: Element;
  text: string;
}

/** The browser's own tip is hushed while the pointer rests there; what was hushed is put back. */
class Hushed {
  private back: (() => void) | null = null;

  at: Element | null = null;

  take(at: Element): void {
    this.release();
    this.at = at;
    const text = at.getAttribute('title');
    if (text !== null) {
      at.removeAttribute('title');
      this.back = () => {
        if (!at.hasAttribute('title')) at.setAttribute('title', text);
      };
      return;
    }
    // The text node stays, since the page may write to it.
    const inner = at.querySelector(':scope > title')?.firstChild as Text | null | undefined;
    if (!inner) return;
    const told = inner.data;
    inner.data = '';
    const named = at.hasAttribute('aria-label');
    if (!named) at.setAttribute('aria-label', told);
    this.back = () => {
      if (inner.data === '') inner.data = told;
      if (!named) at.removeAttribute('aria-label');
    };
  }

  release(): void {
    this.back?.();
    this.back = null;
    this.at = null;
  }
}

function titled(target: EventTarget | null): Found | null {
  const at = target instanceof Element ? target.closest('[title]') : null;
  const drawn = target instanceof SVGElement ? target.closest('g:has(> title), svg:has(> title)') : null;
  // The innermost of the two explains best.
  const found = at && drawn ? (at.contains(drawn) ? drawn : at) : (at ?? drawn);
  const text = found?.getAttribute('title') ?? found?.querySelector(':scope > title')?.textContent ?? '';
  return found && text ? { at: found, text } : null;
}

/** Where a bubble must hang to lie above everything and to look like what it explains. */
const homeOf = (at: Element): Element => at.closest('dialog, main > [role=presentation]') ?? document.body;

export function watchTips(root: HTMLElement): () => void {
  const hushed = new Hushed();
  let bubble: HTMLElement | null = null;
  let timer = 0;
  let watch = 0;
  let start: { x: number; y: number } | null = null;
  let held = false;
  let lastShown = 0;
  let under: Element | null = null;

  const hide = (): void => {
    clearTimeout(timer);
    clearInterval(watch);
    if (bubble) lastShown = performance.now();
    bubble?.remove();
    bubble = null;
  };

  const show = (at: Element, text: string, picture: Element | null = null): void => {
    hide();
    bubble = document.createElement('div');
    bubble.className = 'tip-bubble';
    bubble.setAttribute('role', 'tooltip');
    if (picture) {
      bubble.classList.add('zoomed');
      bubble.append(picture);
    }
    if (text) bubble.append(Object.assign(document.createElement('p'), { textContent: text }));
    homeOf(at).append(bubble);
    bubble.popover = 'manual';
    bubble.showPopover?.();
    watch = window.setInterval(() => (stands(at, text) ? undefined : hide()), WATCHED);
    place(bubble, at);
  };
  /** An explanation goes with what it explains. */
  const stands = (at: Element, text: string): boolean =>
    at.isConnected && (hushed.at === at ? !at.hasAttribute('title') : !titled(at) || titled(at)?.text === text);

  const over = (event: PointerEvent): void => {
    under = event.target as Element;
    if (event.pointerType !== 'mouse') return;
    if (hushed.at?.contains(under) && !titled(under)) return;
    const found = titled(under);
    if (found?.at === hushed.at) return;
    hushed.release();
    hide();
    if (!found) return;
    hushed.take(found.at);
    const wait = performance.now() - lastShown < WARM ? 0 : REST;
    timer = window.setTimeout(() => show(found.at, found.text), wait);
  };
  const out = (event: PointerEvent): void => {
    const to = event.relatedTarget;
    if (!hushed.at || (to instanceof Element && hushed.at.contains(to))) return;
    hushed.release();
    hide();
  };

  const focused = (event: FocusEvent): void => {
    const found = titled(event.target);
    if (found && (event.target as Element).matches(':focus-visible')) show(found.at, found.text);
  };
  const pressed = (event: PointerEvent): void => {
    hide();
    held = false;
    if (event.pointerType === 'mouse') return;
    const target = event.target as Element;
    const found = titled(target);
    if (!found) return;
    start = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(() => {
      held = true;
      show(found.at, found.text, enlarged(target));
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
    if (event.key === 'Escape' && bubble) {
      if (bubble.classList.contains('zoomed')) event.preventDefault();
      hide();
      return;
    }
    if (event.key.toLowerCase() !== 'z' || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest('input, textarea, select')) return;
    const focus = document.activeElement;
    const at = focus && focus.matches('main *') ? focus : under;
    const picture = at?.isConnected ? enlarged(at) : null;
    if (!at || !picture) return;
    if (bubble?.classList.contains('zoomed')) hide();
    else show(at, titled(at)?.text ?? at.closest('[aria-label]')?.getAttribute('aria-label') ?? '', picture);
  };

  const listened: [EventTarget, string, (event: never) => void, boolean?][] = [
    [root, 'pointerover', over],
    [root, 'pointerout', out],
    [root, 'focusin', focused],
    [root, 'focusout', hide],
    [root, 'pointerdown', pressed],
    [root, 'pointermove', moved],
    [root, 'pointerup', lifted],
    [root, 'pointercancel', lifted],
    [root, 'click', clicked, true],
    [document, 'keydown', keyed, true],
    [document, 'scroll', hide, true],
  ];
  for (const [on, name, act, capture] of listened) on.addEventListener(name, act as EventListener, capture);
  return () => {
    hide();
    hushed.release();
    for (const [on, name, act, capture] of listened) on.removeEventListener(name, act as EventListener, capture);
  };
}

/** Above what it explains, or below where there is no room; wholly on the screen. */
function place(bubble: HTMLElement, at: Element): void {
  // What hangs in a part that is drawn larger is measured in that part's own pixels.
  const grown = (bubble as HTMLElement & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  const box = at.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const above = box.top - height - 8;
  const left = Math.max(6, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - 6));
  const top = above > 4 ? above : Math.max(6, Math.min(box.bottom + 8, innerHeight - height - 6));
  bubble.style.left = `${left / grown}px`;
  bubble.style.top = `${top / grown}px`;
}
