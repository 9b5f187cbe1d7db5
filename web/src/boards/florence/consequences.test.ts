import { describe, expect, it } from 'vitest';
import { consequences } from './consequences';
import type { Model } from './model';

interface Change {
  cash?: number;
  points?: number;
  empty?: number;
  painter?: number;
  leader?: number;
  /** Seats that have bought nothing yet. */
  still?: number[];
  lot?: string;
  placing?: boolean;
  room?: number;
}

function view(change: Change): Model {
  const { cash = 900, points = 5, empty = 20, painter = 12, leader = 1, still = [0, 1], room = 3 } = change;
  const { lot = 'lake', placing = false } = change;
  return {
    minimum: 14,
    prices: { work: 100, point: 200 },
    best_work: { value: 13, seats: [] },
    auction: { lot, price: 500, leader, still },
    placing: placing ? { tile: lot } : null,
    seats: [{ cash, points, empty_cells: empty, buildings: [] }],
    hand: {
      people: [{ name: 'painter', with_bonus: painter, enough: painter >= 14 }],
      gains: { lake: { points: 3, values: { painter: 3 } }, recruiting: { points: 0, values: { painter: 2 } } },
      places: { opera: room, tower: room },
    },
  } as unknown as Model;
}

function icons(before: Model, after: Model): string[] {
  return consequences(before, after, 0, (name) => name).map((one) => one.icon);
}

function texts(before: Model, after: Model): string[] {
  return consequences(before, after, 0, (name) => name).map((one) => one.text);
}

describe('consequences', () => {
  it('tells money, points and who may work', () => {
    expect(icons(view({}), view({ cash: 600, points: 8, painter: 15 }))).toEqual(['coin', 'laurel', 'check']);
  });

  it('says nothing where nothing changes', () => {
    expect(icons(view({}), view({}))).toEqual([]);
  });

  it('tells what a bid would mean if it won', () => {
    expect(icons(view({}), view({ leader: 0 }))).toEqual(['coin', 'laurel', 'check']);
  });

  it('tells of what is mine at once, for nobody else bids, what has changed, and nothing twice', () => {
    const mine = view({ leader: 0, still: [1], cash: 400, painter: 14, lot: 'recruiting' });
    expect(icons(view({ lot: 'recruiting' }), mine)).toEqual(['coin', 'check']);
  });

  it('tells of a landscape that is mine at once what it will bring', () => {
    const mine = view({ leader: 0, still: [1], cash: 400, placing: true });
    expect(texts(view({}), mine)).toEqual(['page-florence-cash-after', '+3', 'page-florence-person-reaches']);
  });

  it('tells what a work is worth, what it pays and whether it is the best, though its end is not shown', () => {
    const tried = { move: 'work painter', reveals: true };
    const told = consequences(view({ painter: 15 }), view({ painter: 15 }), 0, (name) => name, tried);
    expect(told.map((one) => one.icon)).toEqual(['table', 'coin', 'best']);
  });

  it('warns when nothing fits any more', () => {
    const told = consequences(view({}), view({ empty: 15, room: 0 }), 0, (name) => name);
    expect(told.at(-1)).toMatchObject({ icon: 'warn', tone: 'bad' });
  });
});
