import { describe, expect, it } from 'vitest';
import { consequences } from './consequences';
import { DISCIPLINES, type Model } from './model';

interface Change {
  total?: number;
  empty?: number;
}

function view({ total = 10, empty = 0 }: Change): Model {
  const house = {
    money: 12,
    total,
    recruits: [],
    workers: [],
    strength: Object.fromEntries(DISCIPLINES.map((discipline) => [discipline, 0])),
    helpers: {},
    discs: { supply: 9 },
    patron: 1,
    turned: false,
  };
  const rooms = DISCIPLINES.slice(0, empty);
  return {
    phase: 'act',
    activation: null,
    seats: [house],
    refill: { empty_rooms: rooms, needed: 2 },
  } as unknown as Model;
}

function icons(before: Model, after: Model, reveals = false): string[] {
  return consequences(before, after, 0, (name) => name, { move: 'end', reveals }).map((one) => one.icon);
}

describe('consequences', () => {
  it('tells points, more or less, in the words that all titles share', () => {
    const told = consequences(view({}), view({ total: 7 }), 0, (name) => name);
    expect(told).toEqual([{ icon: 'laurel', text: 'page-points-change', tone: 'bad' }]);
  });

  it('warns of a room that is emptied, and says nothing of one that was empty before', () => {
    expect(icons(view({}), view({ empty: 1 }))).toEqual(['refill']);
    expect(icons(view({ empty: 1 }), view({ empty: 1 }))).toEqual([]);
  });

  it('tells that the board is refilled where the move brings that to light', () => {
    const told = consequences(view({ empty: 1 }), view({ empty: 1 }), 0, (name) => name, {
      move: 'end',
      reveals: true,
    });
    expect(told).toEqual([{ icon: 'refill', text: 'page-stanza-refills' }]);
  });
});
