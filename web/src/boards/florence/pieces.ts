/** What lies on a principality, ready to be drawn. */
import type { Desk } from './desk';
import { type Cell, SIDE } from './geometry';
import type { Court } from './model';
import { cellName } from './placing';

export interface Laid {
  name: string;
  cells: Cell[];
  label: string;
  seat?: number;
  jesters?: number;
  fresh?: boolean;
}

/** The palazzo and the tiles of a court, shifted by some columns when two boards lie side by side. */
export function piecesOf(table: Desk, court: Court, columns = 0): Laid[] {
  const moved = (cells: readonly Cell[]): Cell[] => cells.map(([row, column]): Cell => [row, column + columns]);
  const settled = (table.settled.seats as Court[] | undefined)?.[court.seat]?.tiles.length ?? court.tiles.length;
  const palazzo: Laid = {
    name: 'palazzo',
    cells: moved(court.palazzo),
    label: `${table.title('palazzo')}, ${table.say('page-florence-jesters', { count: court.jesters })}`,
    seat: court.seat,
    jesters: court.jesters,
  };
  const tiles = court.tiles.map((tile, index): Laid => ({
    name: tile.tile,
    cells: moved(tile.cells),
    label: `${table.title(tile.tile)}, ${cellName(tile.cells[0] ?? [0, 0])}`,
    fresh: index >= settled || index === court.tiles.length - 1,
  }));
  return [palazzo, ...tiles];
}

/** Buildings that stand across a border, joined from the parts on two boards. */
export function joined(table: Desk, left: Court, right: Court): Laid[] {
  const one = piecesOf(table, left);
  const other = piecesOf(table, right, SIDE);
  const common = new Map<string, Laid>();
  for (const tile of left.tiles)
    if (tile.shared)
      common.set(
        tile.tile,
        one.find((piece) => piece.name === tile.tile)!,
      );
  const rest = other.filter((piece) => {
    const half = common.get(piece.name);
    const touches = half?.cells.some(
      ([row, column]) => column === SIDE - 1 && piece.cells.some(([r, c]) => r === row && c === SIDE),
    );
    if (!half || !touches) return true;
    half.cells = [...half.cells, ...piece.cells];
    return false;
  });
  return [...one, ...rest];
}
