/** Where everything stands in the drawing of the house: wide in two floors, or tall in two columns for a phone. */
import type { Room } from './model';

export interface Place {
  x: number;
  y: number;
  /** Which way the ring runs through this room. */
  way: 1 | -1;
}

export interface Plan {
  name: 'wide' | 'tall';
  width: number;
  height: number;
  room: { width: number; height: number; wall: number; floor: number };
  rooms: Record<Room, Place>;
  /** Middle of a room's three spaces, from the left. */
  columns: readonly [number, number, number];
  medallion: number;
}

const WIDE: Plan = {
  name: 'wide',
  width: 900,
  height: 434,
  room: { width: 278, height: 203, wall: 53, floor: 126 },
  rooms: {
    literature: { x: 29, y: 14, way: 1 },
    religion: { x: 311, y: 14, way: 1 },
    arts: { x: 593, y: 14, way: 1 },
    discovery: { x: 29, y: 223, way: -1 },
    bonus: { x: 311, y: 223, way: -1 },
    politics: { x: 593, y: 223, way: -1 },
  },
  columns: [48, 139, 230],
  medallion: 22.5,
};

const TALL: Plan = {
  name: 'tall',
  width: 374,
  height: 558,
  room: { width: 182, height: 178, wall: 49, floor: 106 },
  rooms: {
    discovery: { x: 3, y: 8, way: 1 },
    bonus: { x: 3, y: 192, way: 1 },
    politics: { x: 3, y: 376, way: -1 },
    literature: { x: 189, y: 8, way: 1 },
    religion: { x: 189, y: 192, way: 1 },
    arts: { x: 189, y: 376, way: -1 },
  },
  columns: [32, 91, 150],
  medallion: 22,
};

export function planOf(phone: boolean): Plan {
  return phone ? TALL : WIDE;
}

/** Middle of a space of the ring in the house. */
export function middleOf(plan: Plan, space: string): readonly [number, number] {
  const [room, number] = space.split('-') as [Room, string | undefined];
  const place = plan.rooms[room];
  const y = place.y + plan.room.floor + 29;
  if (!number) return [place.x + plan.room.width / 2, y];
  const index = Number(number) - 1;
  return [place.x + plan.columns[place.way === 1 ? index : 2 - index]!, y];
}

/** Where the ring leaves a room in the tall plan. */
const DOORS: Readonly<Record<string, readonly [number, number]>> = {
  'discovery-3': [187, 175],
  'literature-3': [280, 188],
  'religion-3': [280, 372],
  'arts-3': [187, 500],
  'politics-3': [94, 372],
  bonus: [94, 188],
};
/** How far below its middle a space touches the floor. */
const FEET = 24;

/** The way from one space along the ring to another, over the stairs where floors change. */
export function wayThrough(plan: Plan, ring: readonly string[], from: string, to: string): string {
  const start = ring.indexOf(from);
  const points: (readonly [number, number])[] = [];
  for (let step = 0; step <= ring.length; step += 1) {
    const space = ring[(start + step) % ring.length]!;
    const [x, y] = middleOf(plan, space);
    points.push([x, y + FEET]);
    if (space === to && step > 0) break;
    const door = DOORS[space];
    if (plan.name === 'tall' && door) points.push(door);
    if (plan.name === 'wide' && (space === 'arts-3' || space === 'discovery-3')) {
      const side = space === 'arts-3' ? plan.width - 15 : 15;
      points.push([side, y + FEET], [side, middleOf(plan, ring[(start + step + 1) % ring.length]!)[1] + FEET]);
    }
  }
  return `M${points.map((point) => point.join(' ')).join('L')}`;
}

/** A chequered floor in perspective: the dark tiles between two depths. */
export function chequer(width: number, top: number, bottom: number, tiles: number): string {
  const rows = [0, 0.13, 0.3, 0.5, 0.74, 1];
  const edge = (column: number, depth: number): number => {
    const spread = 0.82 + 0.36 * depth;
    return width / 2 + (column / tiles - 0.5) * width * 1.22 * spread;
  };
  let path = '';
  for (let row = 0; row + 1 < rows.length; row += 1) {
    const [y, z] = [top + (bottom - top) * rows[row]!, top + (bottom - top) * rows[row + 1]!];
    for (let column = row % 2; column < tiles; column += 2) {
      const [a, b] = [edge(column, rows[row]!), edge(column + 1, rows[row]!)];
      const [c, d] = [edge(column + 1, rows[row + 1]!), edge(column, rows[row + 1]!)];
      path += `M${a.toFixed(1)} ${y.toFixed(1)}L${b.toFixed(1)} ${y.toFixed(1)}L${c.toFixed(1)} ${z.toFixed(1)}L${d.toFixed(1)} ${z.toFixed(1)}Z`;
    }
  }
  return path;
}

/** Boards or flags that run towards the eye. */
export function boards(width: number, top: number, bottom: number, count: number): string {
  let path = '';
  for (let board = 0; board <= count; board += 1) {
    const share = board / count - 0.5;
    path += `M${(width / 2 + share * width).toFixed(1)} ${top}L${(width / 2 + share * width * 1.5).toFixed(1)} ${bottom}`;
  }
  return path;
}
