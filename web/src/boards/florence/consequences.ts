/** What a move would change for the reader, from the positions before and after it. */
import { say } from '../../text/words.svelte';
import { signed } from '../../shared/figures';
import type { Consequence, Consequences } from '../types';
import { BUILDINGS, type Model } from './model';
import { money } from './money';

export const consequences: Consequences = (before, after, seat, words, by) => {
  const [old, now] = [before as Model, after as Model];
  const [mine, later] = [old.seats[seat], now.seats[seat]];
  if (!mine || !later) return [];
  const found: Consequence[] = [];
  if (later.cash !== null && mine.cash !== null && later.cash !== mine.cash) {
    const change = later.cash - mine.cash;
    found.push({
      icon: 'coin',
      text: say('page-florence-cash-after', {
        change: `${change > 0 ? '+' : ''}${money(change)}`,
        florins: later.cash,
      }),
    });
  }
  if (later.points !== mine.points) {
    found.push({
      icon: 'laurel',
      text: signed(later.points - mine.points),
      tone: later.points > mine.points ? 'good' : 'bad',
    });
  }
  // What nobody bids for is mine at once, and paid: then it is told by what has changed.
  const leads = now.auction?.leader === seat && now.auction.still.includes(seat);
  if (now.auction && leads && old.auction?.leader !== seat && mine.cash !== null) {
    const left = mine.cash - (now.auction.price ?? 0);
    if (left >= 0) found.push({ icon: 'coin', text: say('page-florence-if-mine', { florins: left }) });
    else
      found.push({
        icon: 'laurel',
        text: say('page-florence-if-mine-back', { points: Math.ceil(-left / (old.prices.step_back ?? 1)) }),
        tone: 'bad',
      });
    found.push(...promises(old, now.auction.lot ?? '', words));
  } else if (now.placing && !old.placing) found.push(...promises(old, now.placing.tile, words));
  found.push(...presented(old, by?.move ?? ''));
  for (const person of now.hand?.people ?? []) {
    const was = old.hand?.people.find((one) => one.name === person.name);
    if (!was || was.with_bonus === person.with_bonus) continue;
    const args = { person: words(person.name), before: was.with_bonus, after: person.with_bonus };
    if (person.enough && !was.enough)
      found.push({ icon: 'check', text: say('page-florence-person-reaches', args), tone: 'good' });
    else found.push({ icon: 'people', text: say('page-florence-person-changes', args) });
  }
  if (now.hand && old.hand && later.empty_cells < mine.empty_cells) {
    const lost = BUILDINGS.filter(
      (name) =>
        !later.buildings.includes(name) && (old.hand!.places[name] ?? 0) > 0 && (now.hand!.places[name] ?? 0) === 0,
    );
    const left = BUILDINGS.filter((name) => !later.buildings.includes(name) && (now.hand!.places[name] ?? 0) > 0);
    if (left.length === 0) found.push({ icon: 'warn', text: say('page-florence-nothing-fits'), tone: 'bad' });
    else if (lost.length > 0)
      found.push({ icon: 'warn', text: say('page-florence-no-longer-fits', { count: lost.length }), tone: 'bad' });
  }
  return found.slice(0, 5);
};

/** A work that begins: its value, what it pays, and whether it would be the best of the round as it stands. */
function presented(old: Model, move: string): Consequence[] {
  const worker = /^work (\S+)/.exec(move)?.[1];
  const value =
    worker === 'princess' ? old.hand?.princess : old.hand?.people.find((one) => one.name === worker)?.with_bonus;
  if (value == null) return [];
  const best = old.best_work.value;
  const florins = value * old.prices.work;
  return [
    { icon: 'table', text: say('page-florence-work-worth', { value }), tone: value >= old.minimum ? 'good' : 'bad' },
    {
      icon: 'coin',
      text: say('page-florence-work-pays', { florins, points: Math.floor(florins / old.prices.point) }),
    },
    value >= best
      ? { icon: 'best', text: say('page-florence-work-best'), tone: 'good' }
      : { icon: 'best', text: say('page-florence-work-short', { best }) },
  ];
}

/** What one thing more would bring, once it is mine. */
function promises(view: Model, thing: string, words: (name: string) => string): Consequence[] {
  const gain = view.hand?.gains[thing];
  if (!gain) return [];
  const found: Consequence[] = gain.points > 0 ? [{ icon: 'laurel', text: signed(gain.points), tone: 'good' }] : [];
  for (const person of view.hand?.people ?? []) {
    const after = person.with_bonus + (gain.values[person.name] ?? 0);
    if (!person.enough && after >= view.minimum)
      found.push({
        icon: 'check',
        text: say('page-florence-person-reaches', { person: words(person.name), before: person.with_bonus, after }),
        tone: 'good',
      });
  }
  return found;
}
