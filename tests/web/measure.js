/* What does not hold on the page as it stands: run in the browser by measure.py, told as a list of findings.
 *
 * A text, a control or a box must be seen whole, or be within a scroller; boxes in the flow do not lie over each other and do
 * not leave the box they are in; words are not broken. Deliberate exceptions say so in the page: `data-short` for a line that is told in full elsewhere,
 * `data-over` for what lies over other things on purpose (a badge on its tile, a seal on its card). With `colour` only the texts' colours are told:
 * nothing else differs in the dark. */
({ smallest, target, touch, colour }) => {
  const SLACK = 2.5;
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=radio]';
  const ARROW = 16; // what a list's arrow takes of its width
  const found = [];
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const dialog = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1);
  const root = dialog ?? document.body;
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const parentOf = (element) => element.parentElement;
  const ancestors = function* (element) {
    for (let one = parentOf(element); one && one !== document.documentElement; one = parentOf(one)) yield one;
  };

  const shows = new Map();
  const isShown = (element) => {
    if (!shows.has(element)) {
      const style = styleOf(element);
      const above = element === document.body ? true : isShown(parentOf(element) ?? document.body);
      shows.set(
        element,
        above &&
          style.display !== 'none' &&
          style.visibility === 'visible' &&
          Number(style.opacity) > 0.02 &&
          style.clipPath !== 'inset(50%)' && // for screen readers alone
          !element.closest('defs, [hidden], .skip, .tip-bubble, .toasts, details:not([open]) > :not(summary)'),
      );
    }
    return shows.get(element);
  };
  const opacity = (element) => {
    let all = Number(styleOf(element).opacity);
    for (const one of ancestors(element)) all *= Number(styleOf(one).opacity);
    return all;
  };
  const grown = (element) => {
    const drawn = element.closest('svg') && element.getScreenCTM?.();
    if (drawn) return Math.hypot(drawn.c, drawn.d);
    let scale = element.currentCSSZoom ?? 1;
    for (const one of [element, ...ancestors(element)]) {
      const { transform, scale: alone } = styleOf(one);
      if (transform !== 'none') {
        const matrix = new DOMMatrix(transform);
        scale *= Math.hypot(matrix.c, matrix.d);
      }
      if (alone !== 'none') scale *= parseFloat(alone);
    }
    return scale;
  };
  const name = (element, text = '') => {
    const own = (one) => {
      const classes = [...one.classList].filter((each) => !each.startsWith('svelte-')).join('.');
      return one.tagName.toLowerCase() + (classes ? `.${classes}` : '');
    };
    const way = [own(element)];
    for (const one of ancestors(element)) {
      if (way.length > 2) break;
      way.unshift(own(one));
    }
    const told = (text || element.getAttribute('aria-label') || element.textContent).trim().replace(/\s+/g, ' ');
    return `${way.join(' > ')} “${told.slice(0, 40)}”`;
  };
  const tell = (kind, element, detail, text) => found.push(`${kind}: ${name(element, text)} ${detail}`);
  const size = (box) => `${Math.round(box.width)}x${Math.round(box.height)} at ${Math.round(box.left)},${Math.round(box.top)}`;
  const meet = (a, b) => ({
    width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });
  const positioned = (element) => ['absolute', 'fixed', 'sticky'].includes(styleOf(element).position);
  const afloat = new Map();
  /** Whether it, or what it is in, has left the flow. */
  const floats = (element) => {
    if (!afloat.has(element)) {
      const above = parentOf(element);
      afloat.set(element, positioned(element) || (above !== null && above !== document.documentElement && floats(above)));
    }
    return afloat.get(element);
  };

  /** How a box is cut by what surrounds it: '' if it is whole, 'away' if a scroller has moved it out of sight. */
  const cutOf = (element, box) => {
    let inside = element;
    for (const one of ancestors(element)) {
      const style = styleOf(one);
      if (styleOf(inside).position === 'fixed') break;
      if (one instanceof SVGElement || style.display === 'contents') {
        inside = one;
        continue;
      }
      const frame = one.getBoundingClientRect();
      for (const [overflow, before, after, low, high, room, whole] of [
        [style.overflowX, frame.left - box.left, box.right - frame.right, 'left', 'right', one.clientWidth, one.scrollWidth],
        [style.overflowY, frame.top - box.top, box.bottom - frame.bottom, 'top', 'bottom', one.clientHeight, one.scrollHeight],
      ]) {
        if (overflow === 'visible') continue;
        const beyond = Math.max(before, after);
        if (beyond <= SLACK) continue;
        if (overflow === 'auto' || overflow === 'scroll') return whole > room ? 'away' : '';
        return `${before > after ? low : high} by ${Math.round(beyond)} in ${name(one).split(' “')[0]}`;
      }
      inside = one;
    }
    const page = document.documentElement;
    const beyond = Math.max(box.right - innerWidth, -box.left);
    if (beyond > SLACK) return `edge of the screen by ${Math.round(beyond)}`;
    const below = Math.max(box.bottom - innerHeight, -box.top);
    if (below > SLACK && page.scrollHeight <= innerHeight + 1) return `foot of the screen by ${Math.round(below)}`;
    return '';
  };
  const cuts = new Map();
  const cut = (element) => {
    if (!cuts.has(element)) cuts.set(element, cutOf(element, element.getBoundingClientRect()));
    return cuts.get(element);
  };

  const outermost = (element) => {
    let found = null;
    for (let one = element.closest('svg'); one; one = one.parentElement?.closest('svg')) found = one;
    return found;
  };
  const within = (line, frame) => {
    const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  };

  // Texts: their lines, sizes and colours.
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = node.textContent.trim();
    if (!text || !element || !isShown(element) || element.closest('title, desc, style, script, option, noscript')) continue;
    if (dialog ? !dialog.contains(element) : element.closest('dialog')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A range in a drawing knows nothing of letters that are pressed together.
    const told = element instanceof SVGElement ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    const lines = told.filter((line) => line.width > 0.5 && line.height > 0.5);
    if (lines.length === 0) continue;
    const style = styleOf(element);
    const height = parseFloat(style.fontSize) * grown(element);
    // The box of a line is higher than its letters.
    const letters = lines.map((line) => {
      const spare = Math.max(0, (line.height - height * 0.78) / 2);
      return { left: line.left, right: line.right, top: line.top + spare, bottom: line.bottom - spare };
    });
    const drawing = outermost(element);
    if (drawing && !lines.some((line) => within(line, drawing.getBoundingClientRect()))) continue; // a part that is not drawn
    texts.push({ element, text, height, letters, drawn: Boolean(drawing) });
    if (!drawing && lines.length > 1) {
      // A word goes on in the next line only after a hyphen.
      for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()].filter((line) => line.width > 0.5);
        if (parts.length > 1 && parts.at(-1).top > parts[0].top + 4) tell('broken', element, '', word);
      }
    }
  }
  const pointing = [...document.querySelectorAll('.light > *')].map((one) => one.getBoundingClientRect());
  /** Whether something that was opened lies over it there, or the coach's hand. */
  const isUnder = (element, { x, y }) => {
    if (pointing.some((box) => x > box.left - 9 && x < box.right + 9 && y > box.top - 9 && y < box.bottom + 9)) return true;
    const top = document.elementFromPoint(x, y);
    for (const one of top ? [top, ...ancestors(top)] : []) {
      const apart = ['fixed', 'sticky'].includes(styleOf(one).position) || one.matches('.sheet, .drawer, .coaching, footer');
      if (apart) return !one.contains(element);
    }
    return false;
  };
  const colours = [];
  for (const one of texts) {
    const { element, text, height } = one;
    if (height < smallest - 0.05) tell('small', element, `${height.toFixed(1)} px`, text);
    const whole = one.letters.map((line) => ({ ...line, width: line.right - line.left, height: line.bottom - line.top }));
    const cutting = whole.map((line) => cutOf(element, line));
    const short = element.closest('[data-short]');
    one.letters = one.letters.filter((_, at) => !cutting[at]);
    one.away = one.letters.length === 0;
    const bad = cutting.find((each) => each && each !== 'away');
    if (bad && !short) tell('cut', element, bad, text);
    const style = styleOf(element);
    if (
      !short &&
      !bad &&
      style.textOverflow === 'ellipsis' &&
      element.scrollWidth > element.clientWidth + 1 &&
      style.overflowX !== 'visible'
    ) {
      tell('cut', element, `shortened by ${element.scrollWidth - element.clientWidth}`, text);
    }
    if (!cutting[0] && !element.closest(':disabled, [aria-disabled=true]') && whole[0].top >= 0 && whole[0].bottom <= innerHeight) {
      const box = whole[0];
      const x = box.left + box.width / 2;
      if ([box.top - 2, box.top + box.height / 2, box.bottom + 2].some((y) => isUnder(element, { x, y }))) continue;
      const colour = one.drawn ? style.fill : style.color;
      const large = height >= 24 || (height >= 18.66 && Number(style.fontWeight) >= 700);
      colours.push({
        what: name(element, text),
        box: [box.left, box.top, box.width, box.height],
        colour,
        opacity: opacity(element) * (one.drawn ? Number(style.fillOpacity) : 1),
        least: large ? 3 : 4.5,
      });
    }
  }

  if (colour) return { found: [], colours };

  // Texts over icons: those that do not belong to a drawing they stand on.
  const inFlow = texts.filter(({ element }) => !floats(element) && !element.closest('[data-over]'));
  for (const icon of root.querySelectorAll('svg')) {
    const box = icon.getBoundingClientRect();
    if (box.width < 8 || box.width > 44 || icon.parentElement.closest('svg') || !isShown(icon)) continue;
    if (icon.closest('[data-over]') || floats(icon) || cut(icon)) continue;
    const drawn = { left: box.left + 2, right: box.right - 2, top: box.top + 2, bottom: box.bottom - 2 };
    for (const { element, text, letters } of inFlow) {
      const isOver = (line) => meet(line, drawn).width > SLACK && meet(line, drawn).height > SLACK;
      if (letters.some(isOver) && !icon.contains(element)) tell('over', element, `over ${name(icon)}`, text);
    }
  }

  // Texts over texts.
  const lines = texts.filter((one) => !one.away).flatMap((one) => one.letters.map((line) => ({ ...line, one })));
  lines.sort((a, b) => a.top - b.top);
  const layer = (element) => {
    for (const one of [element, ...ancestors(element)]) {
      if (['fixed', 'sticky'].includes(styleOf(one).position) || one.matches('.drawer, .sheet, [data-over]')) return one;
    }
    return root;
  };
  const layers = new Map();
  const layerOf = (element) => {
    if (!layers.has(element)) layers.set(element, layer(element));
    return layers.get(element);
  };
  for (let at = 0; at < lines.length; at++) {
    for (let next = at + 1; next < lines.length && lines[next].top < lines[at].bottom; next++) {
      const [a, b] = [lines[at], lines[next]];
      if (a.one.element === b.one.element || layerOf(a.one.element) !== layerOf(b.one.element)) continue;
      const shared = meet(a, b);
      if (shared.width > SLACK && shared.height > SLACK) tell('over', a.one.element, `over ${name(b.one.element, b.one.text)}`, a.one.text);
    }
  }

  // Boxes: what has a ground or an edge of its own and stands in the flow.
  const opaque = (colour) => !/^rgba\(.*, 0\)$|transparent|\/ 0\)$/.test(colour);
  const isBox = (element) => {
    const style = styleOf(element);
    if (opaque(style.backgroundColor) || style.backgroundImage !== 'none') return true;
    return ['Top', 'Left'].every((side) => parseFloat(style[`border${side}Width`]) > 0 && opaque(style[`border${side}Color`]));
  };
  const boxes = [];
  for (const element of root.querySelectorAll('*')) {
    if (element instanceof SVGElement && element.tagName !== 'svg') continue;
    if (!isShown(element) || (dialog ? !dialog.contains(element) : element.closest('dialog'))) continue;
    if (element.parentElement?.closest('svg')) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 6 || box.height < 6) continue;
    if (!(element.tagName === 'svg' ? element.clientWidth > 8 : isBox(element))) continue;
    if (element.closest('[data-over]')) continue;
    boxes.push({ element, box, afloat: floats(element) });
  }
  const solid = new Set(boxes.map((one) => one.element));
  const homeOf = (element) => {
    for (const one of ancestors(element)) if (solid.has(one)) return one;
    return null;
  };
  for (const { element, box } of boxes) {
    if (positioned(element) || styleOf(element).display === 'inline') continue;
    const cutting = cut(element);
    const decoration = element.tagName === 'svg' && element.closest('[data-picture]');
    if (cutting && cutting !== 'away' && !decoration) tell('cut', element, cutting);
    const home = homeOf(element);
    if (!home || cutting) continue;
    const frame = home.getBoundingClientRect();
    const beyond = Math.max(frame.left - box.left, frame.top - box.top, box.right - frame.right, box.bottom - frame.bottom);
    const between = [...ancestors(element)];
    const moved = between.slice(0, between.indexOf(home)).some(positioned);
    if (beyond > SLACK + 1 && !moved && box.width * box.height < frame.width * frame.height * 1.5) {
      tell('spills', element, `by ${Math.round(beyond)} out of ${name(home).split(' “')[0]}`);
    }
  }
  for (const { element, text, letters, drawn, away } of texts) {
    if (drawn || away) continue;
    const control = element.closest(CONTROLS);
    if (control && !(control instanceof SVGElement) && styleOf(control).display !== 'inline') {
      const frame = control.getBoundingClientRect();
      const beyond = Math.max(...letters.map((line) => Math.max(frame.left - line.left, line.right - frame.right)));
      if (beyond > 0.5 && !cut(control)) tell('spills', element, `out of ${name(control).split(' “')[0]}`, text);
    }
    const home = solid.has(element) ? element : homeOf(element);
    const moved = [element, ...ancestors(element)];
    if (!home || moved.slice(0, moved.indexOf(home)).some(positioned)) continue;
    const frame = home.getBoundingClientRect();
    const beyond = Math.max(...letters.map((line) => Math.max(frame.left - line.left, line.right - frame.right, frame.top - line.top, line.bottom - frame.bottom)));
    if (beyond > SLACK) tell('spills', element, `by ${Math.round(beyond)} out of ${name(home).split(' “')[0]}`, text);
  }
  boxes.sort((a, b) => a.box.top - b.box.top);
  for (let at = 0; at < boxes.length; at++) {
    for (let next = at + 1; next < boxes.length && boxes[next].box.top < boxes[at].box.bottom; next++) {
      const [a, b] = [boxes[at], boxes[next]];
      if (a.afloat || b.afloat || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const shared = meet(a.box, b.box);
      if (shared.width <= SLACK + 1 || shared.height <= SLACK + 1) continue;
      if (cut(a.element) || cut(b.element)) continue;
      tell('over', a.element, `over ${name(b.element)} by ${Math.round(shared.width)}x${Math.round(shared.height)}`);
    }
  }

  // Controls: whole, uncovered, and large enough for a finger.
  for (const element of root.querySelectorAll(CONTROLS)) {
    if (!isShown(element) || (!dialog && element.closest('dialog')) || element.closest('[inert]')) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 1 || box.height < 1 || styleOf(element).pointerEvents === 'none') continue;
    const cutting = cut(element);
    if (cutting && cutting !== 'away') tell('cut', element, cutting);
    if (element instanceof SVGElement && !within(box, outermost(element).getBoundingClientRect())) tell('cut', element, 'out of its drawing');
    if (element instanceof HTMLSelectElement) {
      const pen = document.createElement('canvas').getContext('2d');
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = styleOf(element);
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW;
      const wanted = pen.measureText(element.selectedOptions[0]?.text ?? '').width;
      if (wanted > room + 1) tell('cut', element, `shortened by ${Math.round(wanted - room)}`, element.selectedOptions[0].text);
    }
    if (cutting || box.top < 0 || box.bottom > innerHeight) continue;
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const label = element.closest('label');
    const mine = (x, y) => {
      const hit = document.elementFromPoint(x, y);
      return Boolean(hit && (element.contains(hit) || hit.contains(element) || label?.contains(hit)));
    };
    if (!(element instanceof SVGElement) && !mine(middle.x, middle.y)) {
      const hit = document.elementFromPoint(middle.x, middle.y);
      if (!hit?.closest('.tip-bubble, .toasts') && !isUnder(element, middle)) tell('covered', element, hit ? `by ${name(hit)}` : '');
    }
    if (!touch || element.matches(':disabled, [aria-disabled=true]')) continue;
    const inText = styleOf(element).display === 'inline' && element.matches('a');
    if (inText) continue;
    const reach = label ? label.getBoundingClientRect() : box;
    const reaches = (x, y) => {
      const hit = document.elementFromPoint(x, y);
      return Boolean(hit && (element.contains(hit) || label?.contains(hit)));
    };
    const half = target / 2 - 1;
    const wide = reach.width >= target - 0.6 || (reaches(middle.x - half, middle.y) && reaches(middle.x + half, middle.y));
    const high = reach.height >= target - 0.6 || (reaches(middle.x, middle.y - half) && reaches(middle.x, middle.y + half));
    if (!wide || !high) tell('finger', element, size(reach));
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push(`wide: the page is ${document.documentElement.scrollWidth} wide`);
  return { found: [...new Set(found)], colours };
}
