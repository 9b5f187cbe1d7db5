/** A card, tile or piece, drawn once more and larger, to be looked at. */
const THINGS = '[data-zoom], .act, .touch, [data-piece], .card, .tile, .lot, .space, .emblem';
const LARGEST = 3.2;
/** The share of the screen that it may take. */
const SHARE = { width: 0.86, height: 0.7 };

export function enlarged(target: Element): Element | null {
  const at = target.closest(THINGS);
  if (!at) return null;
  return at instanceof SVGGraphicsElement && !(at instanceof SVGSVGElement) ? drawn(at) : laidOut(at);
}

/** A part of a drawing gets a drawing of its own. */
function drawn(at: SVGGraphicsElement): Element {
  const { x, y, width, height } = at.getBBox();
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const copy = plain(at) as SVGGraphicsElement;
  copy.removeAttribute('transform');
  copy.style.transform = 'none';
  const scale = fitting(width, height) * 1.6;
  frame.setAttribute('viewBox', `${x - 2} ${y - 2} ${width + 4} ${height + 4}`);
  frame.setAttribute('width', String(width * Math.min(scale, fitting(width, height, Infinity))));
  frame.append(copy);
  return frame;
}

function laidOut(at: Element): Element {
  const grown = (at as HTMLElement & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  const box = at.getBoundingClientRect();
  const frame = document.createElement('div');
  const [width, height] = [box.width / grown, box.height / grown];
  frame.style.cssText = `width: ${width}px; height: ${height}px; zoom: ${fitting(box.width, box.height)}`;
  frame.append(plain(at));
  return frame;
}

const fitting = (width: number, height: number, most = LARGEST): number =>
  Math.min(most, (innerWidth * SHARE.width) / width, (innerHeight * SHARE.height) / height);

/** A copy that nobody can mistake for the thing: no keys, no names, no moves. */
function plain(at: Element): Element {
  const copy = at.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['id', 'tabindex', 'data-move', 'data-piece', 'title', 'role', 'aria-label'])
      one.removeAttribute(name);
    one.classList.remove('can', 'lit', 'hovered');
  }
  for (const one of copy.querySelectorAll('title')) one.remove();
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('inert', '');
  return copy;
}
