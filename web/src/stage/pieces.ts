/** Where the pieces of a board are, and how they travel from there.
 *
 *  A thing that can move carries `data-piece`, a key that it keeps wherever it goes, and stands in a part of the board
 *  with `data-frame`; a figure that counts carries `data-figure`. Travelling is done by a copy above everything, so no
 *  frame cuts it off; the piece itself stays out of sight until its copy has arrived. What comes into a frame from
 *  nowhere, or goes there, comes from or goes to the card of the seat that moved. Frames may be drawn elsewhere or
 *  larger than before, come and go: that moves nothing.
 */
import { whole } from '../shared/figures';
import { language } from '../text/words.svelte';

export interface Spot {
  box: DOMRect;
  frame: string;
  /** The place within its frame, as shares of its size. */
  within: { x: number; y: number };
  /** A drawing of it that outlives it. */
  copy: () => HTMLElement;
}

export interface Scene {
  pieces: Map<string, Spot>;
  frames: Map<string, DOMRect>;
  figures: Map<string, number>;
}

export interface Staging {
  /** Whose move it was; -1 for the table's. */
  seat: number;
  /** Milliseconds that the travel may take. */
  time: number;
  /** Whether things may travel, or only be marked. */
  travel: boolean;
}

const NEAR = 4;
/** When so much is elsewhere, the board itself has changed. */
const MOST_TRAVELLERS = 12;
const UNITS = 1000;
const SVG = 'http://www.w3.org/2000/svg';
const KEPT_OUT = ['data-piece', 'data-frame', 'data-move', 'data-figure', 'role', 'tabindex', 'aria-label', 'title'];

function inSight(element: Element): boolean {
  return element.checkVisibility?.() ?? true;
}

/** A drawing has its own measure: in a box of another shape it stands elsewhere, and nothing in it has moved. */
function measured(element: Element): DOMRect | null {
  const measure = element instanceof SVGSVGElement ? element.getScreenCTM() : null;
  return measure && new DOMRect(measure.e, measure.f, measure.a * UNITS, measure.d * UNITS);
}

/** All that may move, as it stands now. */
export function survey(root: ParentNode = document): Scene {
  const frames = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll('[data-frame]')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && inSight(element)) frames.set(element.getAttribute('data-frame')!, measured(element) ?? box);
  }
  const pieces = new Map<string, Spot>();
  for (const element of root.querySelectorAll('[data-piece]')) {
    const box = element.getBoundingClientRect();
    const frame = element.closest('[data-frame]')?.getAttribute('data-frame') ?? '';
    const around = frames.get(frame);
    if (box.width === 0 || !around) continue;
    const within = { x: (box.x - around.x) / around.width, y: (box.y - around.y) / around.height };
    pieces.set(element.getAttribute('data-piece')!, { box, frame, within, copy: copier(element, box) });
  }
  const figures = new Map<string, number>();
  for (const element of root.querySelectorAll('[data-figure]'))
    figures.set(element.getAttribute('data-figure')!, Number(element.getAttribute('data-value')));
  return { pieces, frames, figures };
}

function strip(copy: Element): void {
  for (const one of [copy, ...copy.querySelectorAll('*')]) for (const name of KEPT_OUT) one.removeAttribute(name);
}

/** A copy is drawn where its original is measured: what it inherits is written down at once, its shape when it is wanted. */
function copier(element: Element, box: DOMRect): () => HTMLElement {
  const twin = element.cloneNode(true) as Element;
  return () => {
    const ghost = document.createElement('div');
    ghost.className = 'stage-piece';
    ghost.style.width = `${box.width}px`;
    ghost.style.height = `${box.height}px`;
    strip(twin);
    if (twin instanceof SVGElement && !(twin instanceof SVGSVGElement)) ghost.append(frame(element, twin, box));
    else {
      const grown = (element as HTMLElement).currentCSSZoom ?? 1;
      (twin as HTMLElement).style.cssText +=
        `;zoom:${grown};width:${box.width / grown}px;height:${box.height / grown}px;margin:0;position:static;opacity:1`;
      ghost.append(twin);
    }
    return ghost;
  };
}

/** A part of a drawing needs a drawing around it. */
function frame(element: Element, twin: SVGElement, box: DOMRect): SVGSVGElement {
  const around = document.createElementNS(SVG, 'svg');
  const drawn = (element as SVGGraphicsElement).getBBox?.() ?? new DOMRect(0, 0, box.width, box.height);
  around.setAttribute('viewBox', `${drawn.x} ${drawn.y} ${drawn.width || 1} ${drawn.height || 1}`);
  around.setAttribute('width', '100%');
  around.setAttribute('height', '100%');
  twin.removeAttribute('transform');
  twin.style.transform = 'none';
  const owner = (element as SVGElement).ownerSVGElement;
  if (owner) around.setAttribute('class', owner.getAttribute('class') ?? '');
  around.append(twin);
  return around;
}

function layer(): HTMLElement {
  const known = document.querySelector<HTMLElement>('.stage-layer');
  if (known) return known;
  const made = document.createElement('div');
  made.className = 'stage-layer';
  made.inert = true;
  document.body.append(made);
  return made;
}

/** Everything arrives at once: nothing is under way any more. */
export function clear(): void {
  document.querySelector('.stage-layer')?.replaceChildren();
  for (const element of document.querySelectorAll('[data-piece]'))
    for (const motion of element.getAnimations()) if (motion.id === 'stage') motion.cancel();
}

function hasMoved(old: Spot, now: Spot, frames: Scene['frames']): boolean {
  if (old.frame !== now.frame) return true;
  const { width, height } = frames.get(now.frame)!;
  const [x, y] = [now.within.x - old.within.x, now.within.y - old.within.y];
  return Math.abs(x * width) > NEAR || Math.abs(y * height) > NEAR;
}

function home(seat: number): DOMRect | null {
  const card = document.querySelector(`[data-seat="${seat}"]`);
  const box = (card?.querySelector('.emblem') ?? card)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

function fly(ghost: HTMLElement, from: DOMRect, to: DOMRect, fades: 'in' | 'out' | '', time: number): void {
  layer().append(ghost);
  ghost.style.width = `${to.width}px`;
  const size = (box: DOMRect): number => Math.min(1, Math.max(0.3, box.width / Math.max(to.width, 1)));
  const at = (box: DOMRect, grown: number): string => `translate(${box.x}px, ${box.y}px) scale(${grown})`;
  const start = fades === 'out' ? at(from, 1) : at(from, size(from));
  const end = fades === 'out' ? at(to, Math.min(1, to.width / Math.max(from.width, 1))) : at(to, 1);
  if (fades === 'out') ghost.style.width = `${from.width}px`;
  const motion = ghost.animate(
    [
      { transform: start, opacity: fades === 'in' ? 0.35 : 1 },
      { transform: end, opacity: fades === 'out' ? 0.2 : 1 },
    ],
    { duration: time, easing: 'cubic-bezier(.35,.05,.25,1)', fill: 'both' },
  );
  motion.onfinish = () => ghost.remove();
  motion.oncancel = () => ghost.remove();
}

function hide(element: Element, time: number): void {
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time, id: 'stage' });
}

function mark(box: DOMRect, seat: number, time: number): void {
  const ring = document.createElement('div');
  ring.className = 'stage-mark';
  ring.style.cssText = `left:${box.x - 4}px;top:${box.y - 4}px;width:${box.width + 8}px;height:${box.height + 8}px;--by:var(--seat-${Math.max(seat, 0)})`;
  layer().append(ring);
  const motion = ring.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], { duration: time });
  motion.onfinish = () => ring.remove();
}

function count(element: Element, change: number, time: number): void {
  const box = element.getBoundingClientRect();
  if (box.width === 0) return;
  const bubble = document.createElement('div');
  bubble.className = `stage-count ${change > 0 ? 'more' : 'less'}`;
  bubble.textContent = `${change > 0 ? '+' : ''}${whole(change, language())}`;
  bubble.style.left = `${Math.min(box.right + 4, innerWidth - 60)}px`;
  bubble.style.top = `${Math.max(2, box.y - 4)}px`;
  layer().append(bubble);
  const motion = bubble.animate([{ opacity: 1 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }], {
    duration: time * 1.6,
  });
  motion.onfinish = () => bubble.remove();
}

/** Play what has changed between a scene and what is drawn now. */
export function perform(before: Scene, { seat, time, travel }: Staging, root: ParentNode = document): void {
  const now = survey(root);
  const stay = home(seat);
  const come = [...now.pieces].filter(([key, spot]) => {
    const old = before.pieces.get(key);
    return old ? hasMoved(old, spot, now.frames) : before.frames.has(spot.frame);
  });
  const gone = [...before.pieces].filter(([key, old]) => !now.pieces.has(key) && now.frames.has(old.frame));
  if (come.length + gone.length <= MOST_TRAVELLERS) {
    for (const [key, spot] of come) arrive(key, spot, before.pieces.get(key)?.box ?? null);
    for (const [, old] of gone) {
      if (travel && stay) fly(old.copy(), old.box, stay, 'out', time);
      else mark(old.box, seat, time * 1.5);
    }
  }
  for (const element of root.querySelectorAll('[data-figure]')) {
    const key = element.getAttribute('data-figure')!;
    const change = (now.figures.get(key) ?? 0) - (before.figures.get(key) ?? NaN);
    if (change) count(element, change, time);
  }

  function arrive(key: string, spot: Spot, old: DOMRect | null): void {
    const from = old ?? stay;
    if (!travel || !from) return mark(spot.box, seat, time * 1.5);
    const element = root.querySelector(`[data-piece="${CSS.escape(key)}"]`);
    if (element) hide(element, time);
    fly(spot.copy(), from, spot.box, old ? '' : 'in', time);
  }
}
