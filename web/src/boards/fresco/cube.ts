/** Paint is told by colour, letter and hatching: upright lines, dots and level lines for the primary paints, both parents' for a blend. */
import type { Paint } from './model';

const UPRIGHT = '<path d="M5 2V22M9.6 2V22M14.3 2V22M19 2V22" stroke="#fff" stroke-opacity=".34"/>';
const LEVEL = '<path d="M2 5H22M2 9.6H22M2 14.3H22M2 19H22" stroke="#fff" stroke-opacity=".34"/>';
const DOTS =
  '<path d="M4.4 4.4h.01M9.5 4.4h.01M14.5 4.4h.01M19.6 4.4h.01M4.4 9.5h.01M19.6 9.5h.01M4.4 14.5h.01M19.6 14.5h.01M4.4 19.6h.01M9.5 19.6h.01M14.5 19.6h.01M19.6 19.6h.01" stroke="#fff" stroke-opacity=".62" stroke-width="2" stroke-linecap="round"/>';
const SLANT =
  '<path d="M2 8L8 2M2 14L14 2M2 20L20 2M4 22L22 4M10 22L22 10M16 22L22 16" stroke="#fff" stroke-opacity=".4" stroke-width="1.2"/>';

export const FILL: Record<Paint, string> = {
  red: '#b23a26',
  yellow: '#ecbd33',
  blue: '#2b5da9',
  orange: '#e2842b',
  green: '#34804a',
  purple: '#6c3f8c',
  pink: '#e79bb0',
  brown: '#7a4f2d',
};
const HATCH: Record<Paint, string> = {
  red: UPRIGHT,
  yellow: DOTS,
  blue: LEVEL,
  orange: UPRIGHT + DOTS,
  green: LEVEL + DOTS,
  purple: UPRIGHT + LEVEL,
  pink: SLANT,
  brown: SLANT + DOTS,
};
const PALE = new Set<Paint>(['yellow', 'orange', 'pink']);

/** A cube on a field of 24 x 24 with its letter, or without where it would be too small to be read. */
export function cube(paint: Paint, letter: string): string {
  const [ink, halo] = PALE.has(paint) ? ['#241408', FILL[paint]] : ['#fffdf6', FILL[paint]];
  return (
    `<rect x="1" y="1" width="22" height="22" rx="4" fill="${FILL[paint]}"/>${HATCH[paint]}` +
    '<path d="M2.5 6V5a2.5 2.5 0 0 1 2.5-2.5h14A2.5 2.5 0 0 1 21.5 5v1" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"/>' +
    '<rect x="1" y="1" width="22" height="22" rx="4" fill="none" stroke="var(--fr-cube-edge)" stroke-width="1.2"/>' +
    marked(letter, `fill="${ink}" stroke="${halo}" stroke-width="3.4" stroke-linejoin="round" paint-order="stroke"`)
  );
}

/** The place of a cube that is lacking. */
export function gap(paint: Paint, letter: string): string {
  return (
    `<rect x="1.8" y="1.8" width="20.4" height="20.4" rx="3.6" fill="var(--ivory)" fill-opacity=".6" style="stroke:color-mix(in srgb, ${FILL[paint]} 60%, var(--ink))" stroke-width="2" stroke-dasharray="3.6 2.4"/>` +
    marked(letter, 'fill="var(--ink)"')
  );
}

/** The letter of a paint; two are pressed together rather than made smaller. */
function marked(letter: string, look: string): string {
  if (!letter) return '';
  const pressed = letter.length > 1 ? ' textLength="20" lengthAdjust="spacingAndGlyphs"' : '';
  return `<text class="mark" x="12" y="18"${pressed} style="font:700 17px var(--text)" text-anchor="middle" ${look}>${letter}</text>`;
}
