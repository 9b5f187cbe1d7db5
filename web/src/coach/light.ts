/** Where a light falls: the box of a thing, cut to what can be seen of it. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The first thing that one of the selectors finds, the first of them first: one in sight, or else one to scroll to. */
export function inSight(...selectors: string[]): Element | null {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
    const element = found.find((one) => boxOf(one)) ?? found[0];
    if (element) return element;
  }
  return null;
}

/** What can be seen of an element; null where it has been scrolled away. */
export function boxOf(element: Element): Box | null {
  const own = element.getBoundingClientRect();
  let [left, top, right, bottom] = [own.left, own.top, own.right, own.bottom];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const limit = around.getBoundingClientRect();
    [left, top] = [Math.max(left, limit.left), Math.max(top, limit.top)];
    [right, bottom] = [Math.min(right, limit.right), Math.min(bottom, limit.bottom)];
  }
  [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
  if (right - left < 4 || bottom - top < 4) return null;
  return { left, top, width: right - left, height: bottom - top };
}
