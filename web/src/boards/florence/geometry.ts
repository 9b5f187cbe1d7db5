/** Outlines and roofs of pieces, drawn from their cells. A cell is [row, column]; a cell of a drawing is `CELL` units wide. */

export type Cell = readonly [row: number, column: number];
export type Point = readonly [x: number, y: number];

export const CELL = 54;
export const SIDE = 7;

const INSET = 3;
const WALL = 10.8;

/** The edge of a region, walked with the region on the right hand: from a corner into one of four directions. */
interface Edge {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

function key(row: number, column: number): string {
  return `${row},${column}`;
}

function edges(cells: readonly Cell[]): Map<string, Edge[]> {
  const has = new Set(cells.map(([row, column]) => key(row, column)));
  const found = new Map<string, Edge[]>();
  const add = (x: number, y: number, dx: number, dy: number): void => {
    const at = key(y, x);
    const list = found.get(at);
    if (list) list.push({ x, y, dx, dy });
    else found.set(at, [{ x, y, dx, dy }]);
  };
  for (const [row, column] of cells) {
    if (!has.has(key(row - 1, column))) add(column, row, 1, 0);
    if (!has.has(key(row, column + 1))) add(column + 1, row, 0, 1);
    if (!has.has(key(row + 1, column))) add(column + 1, row + 1, -1, 0);
    if (!has.has(key(row, column - 1))) add(column, row + 1, 0, -1);
  }
  return found;
}

function turnsRight(from: Edge, to: Edge): boolean {
  return from.dx * to.dy - from.dy * to.dx > 0;
}

/** The loops around a region, corner by corner, straight runs joined. Cells that touch only at a corner get loops of their own. */
function loops(cells: readonly Cell[]): Edge[][] {
  const open = edges(cells);
  const all: Edge[][] = [];
  for (const list of open.values()) {
    while (list.length) {
      const loop: Edge[] = [];
      let edge: Edge | undefined = list.pop();
      while (edge) {
        const last = loop.at(-1);
        if (!last || last.dx !== edge.dx || last.dy !== edge.dy) loop.push(edge);
        const onward: Edge[] = open.get(key(edge.y + edge.dy, edge.x + edge.dx)) ?? [];
        const here: Edge = edge;
        const index = Math.max(
          0,
          onward.findIndex((one) => turnsRight(here, one)),
        );
        edge = onward.splice(index, 1)[0];
      }
      const first = loop[0];
      const last = loop.at(-1);
      if (first && last && loop.length > 1 && first.dx === last.dx && first.dy === last.dy) loop.shift();
      all.push(loop);
    }
  }
  return all;
}

/** How far the outline keeps inside its cells, by the side that an edge looks to. */
interface Insets {
  north: number;
  south: number;
  sides: number;
}

function insetOf(edge: Edge, insets: Insets): number {
  if (edge.dx === 1) return insets.north;
  return edge.dx === -1 ? insets.south : insets.sides;
}

function corners(cells: readonly Cell[], insets: Insets): Point[][] {
  return loops(cells).map((loop) =>
    loop.map((edge, index): Point => {
      const before = loop[(index + loop.length - 1) % loop.length]!;
      const far = insetOf(before, insets);
      const near = insetOf(edge, insets);
      return [edge.x * CELL - before.dy * far - edge.dy * near, edge.y * CELL + before.dx * far + edge.dx * near];
    }),
  );
}

function figure(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function closed(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${figure(x)} ${figure(y)}`).join('L')}Z`;
}

/** The outline of a region `inset` units inside its cells (negative: outside). */
export function outline(cells: readonly Cell[], inset = INSET): string {
  return corners(cells, { north: inset, south: inset, sides: inset }).map(closed).join('');
}

/** The outline of the roof: the south walls stand below it. */
export function roofline(cells: readonly Cell[]): string {
  return corners(cells, { north: INSET, south: INSET + WALL, sides: INSET })
    .map(closed)
    .join('');
}

/** An outline with rounded corners, for what grows instead of being built. */
export function rounded(cells: readonly Cell[], inset: number, radius: number): string {
  return corners(cells, { north: inset, south: inset, sides: inset })
    .map((points) => {
      const parts = points.map((at, index) => {
        const before = points[(index + points.length - 1) % points.length]!;
        const after = points[(index + 1) % points.length]!;
        const start = toward(at, before, radius);
        const end = toward(at, after, radius);
        return `${index ? 'L' : 'M'}${figure(start[0])} ${figure(start[1])}Q${figure(at[0])} ${figure(at[1])} ${figure(end[0])} ${figure(end[1])}`;
      });
      return `${parts.join('')}Z`;
    })
    .join('');
}

function toward(from: Point, to: Point, step: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = Math.min(step, length / 2) / length;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Arched windows along every south wall. */
export function windows(cells: readonly Cell[]): string {
  const has = new Set(cells.map(([row, column]) => key(row, column)));
  let path = '';
  for (const [row, column] of cells) {
    if (has.has(key(row + 1, column))) continue;
    for (const share of [0.2, 0.5, 0.8]) {
      path += `M${figure((column + share) * CELL - 2.3)} ${figure((row + 1) * CELL - 5)}v-4a2.3 2.3 0 0 1 4.6 0v4z`;
    }
  }
  return path;
}

export type Slope = 'north' | 'south' | 'east' | 'west' | 'flat';

/** The hipped roof: eight triangles a cell, gathered by the way they slope. */
export function roof(cells: readonly Cell[]): Record<Slope, string> {
  const has = new Set(cells.map(([row, column]) => key(row, column)));
  const slopes: Record<Slope, string> = { north: '', south: '', east: '', west: '', flat: '' };
  const half = CELL / 2;
  for (const [row, column] of cells) {
    const x = (column + 0.5) * CELL;
    const y = (row + 0.4) * CELL;
    for (const dx of [-1, 1]) {
      for (const dy of [-1, 1]) {
        const across = has.has(key(row, column + dx));
        const along = has.has(key(row + dy, column));
        const corner = has.has(key(row + dy, column + dx));
        const vertical: Slope = dy < 0 ? 'north' : 'south';
        const horizontal: Slope = dx < 0 ? 'west' : 'east';
        const beside = `M${figure(x)} ${figure(y)}h${dx * half}v${dy * half}z`;
        const below = `M${figure(x)} ${figure(y)}v${dy * half}h${dx * half}z`;
        if (across && along && corner) slopes.flat += beside + below;
        else if (across && along) {
          slopes[vertical] += beside;
          slopes[horizontal] += below;
        } else if (across) slopes[vertical] += beside + below;
        else if (along) slopes[horizontal] += beside + below;
        else {
          slopes[horizontal] += beside;
          slopes[vertical] += below;
        }
      }
    }
  }
  return slopes;
}

/** Where the medallion sits: on the cell with most neighbours, the nearest to the middle of the piece. */
export function heart(cells: readonly Cell[]): Point {
  const has = new Set(cells.map(([row, column]) => key(row, column)));
  const middle = cells.reduce(
    (sum, [row, column]) => [sum[0]! + row / cells.length, sum[1]! + column / cells.length],
    [0, 0],
  );
  let best = cells[0] ?? ([0, 0] as const);
  let bestRank = -Infinity;
  for (const [row, column] of cells) {
    const neighbours = [key(row - 1, column), key(row + 1, column), key(row, column - 1), key(row, column + 1)];
    const rank =
      neighbours.filter((one) => has.has(one)).length - Math.hypot(row - middle[0]!, column - middle[1]!) / 10;
    if (rank > bestRank) [best, bestRank] = [[row, column], rank];
  }
  return [(best[1] + 0.5) * CELL, (best[0] + 0.4) * CELL];
}

/** The smallest box around cells: top, left, height, width. */
export function box(cells: readonly Cell[]): { top: number; left: number; height: number; width: number } {
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  const top = Math.min(...rows);
  const left = Math.min(...columns);
  return { top, left, height: Math.max(...rows) - top + 1, width: Math.max(...columns) - left + 1 };
}

/** Edges that two regions share, as one path. */
export function touching(cells: readonly Cell[], others: ReadonlySet<string>): string {
  let path = '';
  for (const [row, column] of cells) {
    const x = column * CELL;
    const y = row * CELL;
    if (others.has(key(row - 1, column))) path += `M${x} ${y}h${CELL}`;
    if (others.has(key(row + 1, column))) path += `M${x} ${y + CELL}h${CELL}`;
    if (others.has(key(row, column - 1))) path += `M${x} ${y}v${CELL}`;
    if (others.has(key(row, column + 1))) path += `M${x + CELL} ${y}v${CELL}`;
  }
  return path;
}

export function cellKey([row, column]: Cell): string {
  return key(row, column);
}
