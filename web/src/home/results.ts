/** How a table of a list went, in the reader's words; and how one is found again. */
import type { MyTable } from '../net/types';
import { say, titled } from '../text/words.svelte';

export type Listed = Pick<
  MyTable,
  'people' | 'arms' | 'places' | 'scores' | 'status' | 'options' | 'title' | 'name'
> & {
  seat?: number;
};

export const isFinished = (one: { status: string }): boolean => one.status === 'over' || one.status === 'ended';

export function others(one: Listed): string[] {
  return one.people.filter((_, seat) => seat !== one.seat);
}

/** `Won`, `2nd of 4`; of somebody who only looked on, nothing. */
export function resultOf(one: Listed): string {
  if (one.status === 'ended') return say('life-no-result');
  const { places, seat } = one;
  const place = seat === undefined ? undefined : places?.[seat];
  if (!places || place === undefined) return '';
  if (place > 1) return say('life-place', { place, players: places.length });
  return say(places.filter((each) => each === 1).length > 1 ? 'life-shared' : 'life-won');
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word that was typed stands somewhere in what the list shows of a table. */
export function matches(one: Listed, typed: string, options: string[] = []): boolean {
  const shown = plain([titled(one.title), one.name, ...one.people, resultOf(one), ...options].join('\n'));
  return plain(typed)
    .split(/\s+/)
    .every((word) => shown.includes(word));
}
