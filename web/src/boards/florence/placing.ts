/** Where a tile may lie: pure geometry over the placements that the server allows. */
import type { Move } from '../types';
import { type Cell, SIDE, cellKey } from './geometry';

/** One way to lay a tile, its cells moved to the upper left corner. */
export interface Way {
  name: string;
  cells: Cell[];
}

export interface Placement {
  notation: string;
  way: string;
  corner: Cell;
  cells: Cell[];
}

function settled(cells: readonly Cell[]): Cell[] {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells.map(([row, column]): Cell => [row - top, column - left]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

function same(one: readonly Cell[], other: readonly Cell[]): boolean {
  return (
    one.length === other.length &&
    one.every((cell, index) => cell[0] === other[index]![0] && cell[1] === other[index]![1])
  );
}

function turned(cells: readonly Cell[]): Cell[] {
  return settled(cells.map(([row, column]): Cell => [column, -row]));
}

function flipped(cells: readonly Cell[]): Cell[] {
  return settled(cells.map(([row, column]): Cell => [row, -column]));
}

/** A tile's ways to lie, from the view's table of shapes. */
export function waysOf(shapes: Readonly<Record<string, readonly Cell[]>> | undefined): Way[] {
  return Object.entries(shapes ?? {}).map(([name, cells]) => ({ name, cells: settled(cells) }));
}

export function readCell(name: string): Cell {
  return [Number(name.slice(1)) - 1, name.charCodeAt(0) - 97];
}

export function cellName([row, column]: Cell): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

function at(way: Way, corner: Cell): Cell[] {
  return way.cells.map(([row, column]): Cell => [row + corner[0], column + corner[1]]);
}

/** The placements among some moves. */
export function placements(moves: readonly Move[], kind: string, all: readonly Way[]): Placement[] {
  return moves.flatMap((move) => {
    const way = move.kind === kind ? all.find((one) => one.name === move.args.way) : undefined;
    if (!way) return [];
    const corner = readCell(String(move.args.cell));
    return [{ notation: move.text, way: way.name, corner, cells: at(way, corner) }];
  });
}

/** The way that the present one becomes by a quarter turn (1 clockwise, -1 back) or by flipping. */
export function turn(all: readonly Way[], name: string, by: 1 | -1 | 'flip'): string {
  const way = all.find((one) => one.name === name) ?? all[0];
  if (!way) return name;
  let cells: Cell[] = way.cells;
  if (by === 'flip') cells = flipped(cells);
  else for (let quarter = 0; quarter < (by === 1 ? 1 : 3); quarter += 1) cells = turned(cells);
  return all.find((one) => same(one.cells, cells))?.name ?? name;
}

/** Every cell that some allowed placement in this way covers. */
export function region(allowed: readonly Placement[], way: string): Cell[] {
  const found = new Map<string, Cell>();
  for (const placement of allowed) {
    if (placement.way === way) for (const cell of placement.cells) found.set(cellKey(cell), cell);
  }
  return [...found.values()];
}

function middle(cells: readonly Cell[]): readonly [number, number] {
  return [
    cells.reduce((sum, cell) => sum + cell[0], 0) / cells.length,
    cells.reduce((sum, cell) => sum + cell[1], 0) / cells.length,
  ];
}

function distance(cells: readonly Cell[], to: readonly [number, number]): number {
  const [row, column] = middle(cells);
  return Math.hypot(row - to[0], column - to[1]);
}

/** The placement that a pointer on a cell means: an allowed one that covers the cell, else the piece held there as it comes. */
export function under(
  allowed: readonly Placement[],
  way: Way,
  cell: Cell,
  width = SIDE,
  height = SIDE,
): { cells: Cell[]; corner: Cell; notation: string | null } {
  const here = allowed.filter(
    (one) => one.way === way.name && one.cells.some((covered) => covered[0] === cell[0] && covered[1] === cell[1]),
  );
  if (here.length > 0)
    return here.reduce((best, one) => (distance(one.cells, cell) < distance(best.cells, cell) ? one : best));
  const [row, column] = middle(way.cells);
  const tall = Math.max(...way.cells.map((one) => one[0]));
  const wide = Math.max(...way.cells.map((one) => one[1]));
  const corner: Cell = [
    Math.max(0, Math.min(height - 1 - tall, Math.round(cell[0] - row))),
    Math.max(0, Math.min(width - 1 - wide, Math.round(cell[1] - column))),
  ];
  return { cells: at(way, corner), corner, notation: null };
}

/** The allowed placement nearest to a place in some direction (arrow keys), or the nearest at all. */
export function nearest(
  allowed: readonly Placement[],
  way: string,
  from: readonly Cell[],
  down = 0,
  across = 0,
): Placement | undefined {
  const start = middle(from);
  let best: Placement | undefined;
  let bestDistance = Infinity;
  for (const one of allowed) {
    if (one.way !== way) continue;
    const end = middle(one.cells);
    const along = (end[0] - start[0]) * down + (end[1] - start[1]) * across;
    if ((down || across) && along < 0.5) continue;
    const aside = Math.abs((end[0] - start[0]) * across) + Math.abs((end[1] - start[1]) * down);
    const far = down || across ? along + 2 * aside : distance(one.cells, start);
    if (far < bestDistance) [best, bestDistance] = [one, far];
  }
  return best;
}

/** The allowed placement after this one, through all ways. */
export function following(allowed: readonly Placement[], notation: string | null): Placement | undefined {
  const index = allowed.findIndex((one) => one.notation === notation);
  return allowed[(index + 1) % allowed.length];
}
