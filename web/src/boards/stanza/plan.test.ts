import { describe, expect, it } from 'vitest';
import { shortName, textWidth } from './model';
import { middleOf, planOf, wayThrough } from './plan';

const ROOMS = ['discovery', 'literature', 'religion', 'arts', 'politics'];
const RING = ['bonus', ...ROOMS.flatMap((room) => [1, 2, 3].map((place) => `${room}-${place}`))];
const points = (way: string): number[][] =>
  way
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number));

describe('the ring through the house', () => {
  it('runs clockwise: right along the upper floor, left along the lower', () => {
    const plan = planOf(false);
    expect(middleOf(plan, 'literature-1')[0]).toBeLessThan(middleOf(plan, 'literature-2')[0]);
    expect(middleOf(plan, 'arts-3')[0]).toBeGreaterThan(middleOf(plan, 'religion-1')[0]);
    expect(middleOf(plan, 'discovery-1')[0]).toBeGreaterThan(middleOf(plan, 'discovery-2')[0]);
    expect(middleOf(plan, 'politics-3')[0]).toBeGreaterThan(middleOf(plan, 'bonus')[0]);
  });

  it('takes the stairs between the floors', () => {
    const plan = planOf(false);
    const way = points(wayThrough(plan, RING, 'arts-3', 'politics-1'));
    expect(way).toHaveLength(4);
    expect(way[1]![0]).toBe(way[2]![0]);
    expect(way[1]![0]).toBeGreaterThan(plan.rooms.arts.x + plan.room.width);
  });

  it('goes once around when it comes back to where it began', () => {
    expect(points(wayThrough(planOf(false), RING, 'bonus', 'bonus')).length).toBe(RING.length + 1 + 4);
  });

  it('passes the doors of the tall house and stays inside it', () => {
    const plan = planOf(true);
    for (const [x, y] of points(wayThrough(plan, RING, 'bonus', 'politics-3'))) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(plan.width);
      expect(y).toBeLessThan(plan.height);
    }
  });
});

describe('captions', () => {
  it.each([
    ['Ferdinand Magellan', 'Magellan'],
    ['Teresa of Ávila', 'Teresa'],
    ['Leo X', 'Leo X'],
    ['Heinrich VIII.', 'Heinrich VIII.'],
    ['Élisabeth Ire', 'Élisabeth Ire'],
    ['Charles Quint', 'Charles Quint'],
    ['Thérèse d’Ávila', 'Thérèse'],
    ['Sofonisba Anguissola', 'Anguissola'],
  ])('shorten %s to %s', (full, short) => expect(shortName(full)).toBe(short));

  it('know narrow letters from broad ones', () =>
    expect(textWidth('Julius II', 13)).toBeLessThan(textWidth('Columbus', 13)));
});
