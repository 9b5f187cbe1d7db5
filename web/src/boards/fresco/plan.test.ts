import { describe, expect, test } from 'vitest';
import type { Model } from './model';
import { BENCH, Plan } from './plan.svelte';

const PLACES = ['market', 'cathedral', 'studio', 'workshop', 'theatre'];

function position(plan: (number | null)[] = [null, null, null, null, null], round = 3, apprentices = 5): Model {
  const mine = { apprentices, plan: Object.fromEntries(PLACES.map((place, at) => [place, plan[at] ?? null])) };
  return { phase: 'planning', round, sheet: { places: PLACES, each: 3 }, seats: [mine] } as unknown as Model;
}

const offered = (...texts: string[]) =>
  texts.map((text) => ({ text, kind: text.split(' ')[0]!, args: {}, words: text }));

function planned(...places: number[]): Plan {
  const plan = new Plan();
  plan.read(position(), 0);
  for (const place of places) plan.send(place);
  return plan;
}

describe('a plan', () => {
  test('takes apprentices in any order, at most three in a place', () => {
    const plan = planned(4, 1, 1, 1, 1);
    expect(plan.placed).toEqual([0, 3, 0, 0, 1]);
    expect(plan.left).toBe(1);
    expect(plan.canSend(1)).toBe(false);
    plan.call(4);
    expect(plan.left).toBe(2);
  });

  test('moves a dragged apprentice from place to place and back to the bench', () => {
    const plan = planned(0);
    plan.dragged = 0;
    plan.drop(2);
    expect(plan.placed).toEqual([0, 0, 1, 0, 0]);
    plan.dragged = 2;
    plan.drop(BENCH);
    expect(plan.left).toBe(5);
  });

  test('is sent decision by decision, without the places that leave no choice', () => {
    const plan = planned(0, 0, 0, 1, 1);
    plan.commit();
    expect(plan.next(offered('plan market 3', 'plan market 2'))).toBe('plan market 3');
    expect(plan.next(offered('plan market 3', 'plan market 2'))).toBeNull();
    expect(plan.next(offered('plan cathedral 2', 'plan cathedral 1'))).toBe('plan cathedral 2');
    expect(plan.next(offered('commit'))).toBe('commit');
    expect(plan.busy).toBe(false);
  });

  test('keeps what was tried when it is taken back, and starts anew in the next round', () => {
    const plan = planned(0, 0, 1, 3, 4);
    plan.read(position([2, 1, 0, 1, 1]), 0);
    expect(plan.canCall(0)).toBe(false);
    plan.read(position(), 0);
    expect(plan.placed).toEqual([2, 1, 0, 1, 1]);
    expect(plan.canCall(0)).toBe(true);
    plan.read(position(undefined, 4), 0);
    expect(plan.left).toBe(5);
  });

  test('gives way to what the table has decided', () => {
    const plan = planned(1, 1, 1, 4, 4);
    plan.read(position([3, null, null, null, null]), 0);
    expect(plan.placed).toEqual([3, 2, 0, 0, 0]);
    expect(plan.left).toBe(0);
  });
});
