import { describe, expect, it } from 'vitest';
import { CELL, type Cell, box, cellKey, heart, outline, roof, touching } from './geometry';

const CHAPEL: Cell[] = [
  [0, 0],
  [0, 1],
  [1, 0],
];

function corners(path: string): number {
  return path.split(/[ML]/).length - 1;
}

describe('outline', () => {
  it('walks around an L in six corners', () => {
    expect(corners(outline(CHAPEL))).toBe(6);
  });

  it('keeps a hole open', () => {
    const ring: Cell[] = [];
    for (let row = 0; row < 3; row += 1)
      for (let column = 0; column < 3; column += 1) if (row !== 1 || column !== 1) ring.push([row, column]);
    expect(outline(ring).split('M').length - 1).toBe(2);
  });

  it('draws cells that meet at a corner as two loops', () => {
    expect(
      outline([
        [0, 0],
        [1, 1],
      ]).split('M').length - 1,
    ).toBe(2);
  });

  it('stays inside its cells', () => {
    const points = [...outline([[0, 0]], 3).matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(points).toHaveLength(4);
    for (const [x, y] of points) {
      expect([3, CELL - 3]).toContain(x);
      expect([3, CELL - 3]).toContain(y);
    }
  });
});

describe('roof', () => {
  it('gives a single cell four equal slopes and no flat part', () => {
    const slopes = roof([[0, 0]]);
    expect(slopes.flat).toBe('');
    for (const slope of ['north', 'south', 'east', 'west'] as const)
      expect(slopes[slope].split('M').length - 1).toBe(2);
  });

  it('covers every cell with eight triangles', () => {
    const triangles = Object.values(roof(CHAPEL)).join('').split('M').length - 1;
    expect(triangles).toBe(CHAPEL.length * 8);
  });
});

describe('places', () => {
  it('puts the medallion on the best connected cell', () => {
    expect(heart(CHAPEL)).toEqual([CELL / 2, CELL * 0.4]);
  });

  it('finds the box and the shared edges', () => {
    expect(
      box([
        [2, 3],
        [4, 1],
      ]),
    ).toEqual({ top: 2, left: 1, height: 3, width: 3 });
    expect(touching([[0, 0]], new Set([cellKey([0, 1])]))).toBe(`M${CELL} 0v${CELL}`);
  });
});
