import { describe, expect, it } from 'vitest';
import type { Move } from '../types';
import type { Cell } from './geometry';
import { cellName, following, nearest, placements, readCell, region, turn, under, waysOf } from './placing';

const TOWER: Record<string, Cell[]> = {
  r0: [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
  r1: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
};
const CHAPEL: Record<string, Cell[]> = {
  r0: [
    [0, 0],
    [0, 1],
    [1, 0],
  ],
  r1: [
    [0, 0],
    [0, 1],
    [1, 1],
  ],
  r2: [
    [0, 1],
    [1, 0],
    [1, 1],
  ],
  r3: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
};

function place(tile: string, cell: string, way: string): Move {
  return { text: `place ${tile} ${cell} ${way}`, kind: 'place', args: { tile, cell, way }, words: '' };
}

describe('turning', () => {
  it('goes clockwise through the quarters', () => {
    const all = waysOf(CHAPEL);
    expect(turn(all, 'r0', 1)).toBe('r1');
    expect(turn(all, 'r3', 1)).toBe('r0');
    expect(turn(all, 'r0', -1)).toBe('r3');
  });

  it('flips to the way that looks the same', () => {
    expect(turn(waysOf(CHAPEL), 'r0', 'flip')).toBe('r1');
    expect(turn(waysOf(TOWER), 'r1', 'flip')).toBe('r1');
  });

  it('comes back by turning back and by flipping again', () => {
    const all = waysOf(CHAPEL);
    for (const way of all) {
      expect(turn(all, turn(all, way.name, 1), -1)).toBe(way.name);
      expect(turn(all, turn(all, way.name, 'flip'), 'flip')).toBe(way.name);
    }
  });
});

describe('placements', () => {
  const all = waysOf(TOWER);
  const allowed = placements(
    [place('tower', 'a1', 'r0'), place('tower', 'e3', 'r0'), place('tower', 'g1', 'r1')],
    'place',
    all,
  );

  it('covers the cells from the corner on', () => {
    expect(allowed[1]!.cells.map(cellName)).toEqual(['e3', 'f3', 'g3']);
    expect(allowed[2]!.cells.map(cellName)).toEqual(['g1', 'g2', 'g3']);
  });

  it('lights what this way round may cover', () => {
    expect(region(allowed, 'r1').map(cellName)).toEqual(['g1', 'g2', 'g3']);
  });

  it('takes the allowed place under the pointer, else holds the piece there', () => {
    expect(under(allowed, all[0]!, readCell('f3')).notation).toBe('place tower e3 r0');
    const held = under(allowed, all[0]!, readCell('g7'));
    expect(held.notation).toBeNull();
    expect(held.cells.map(cellName)).toEqual(['e7', 'f7', 'g7']);
  });

  it('goes to the next place by arrow keys and in turn', () => {
    expect(nearest(allowed, 'r0', allowed[0]!.cells, 1, 0)?.notation).toBe('place tower e3 r0');
    expect(nearest(allowed, 'r0', allowed[0]!.cells, -1, 0)).toBeUndefined();
    expect(following(allowed, 'place tower g1 r1')?.notation).toBe('place tower a1 r0');
  });
});
