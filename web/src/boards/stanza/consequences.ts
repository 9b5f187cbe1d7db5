/** What a move would change for the reader, from the positions before and after it. */
import { say } from '../../text/words.svelte';
import { signed } from '../../shared/figures';
import type { Consequence, Consequences } from '../types';
import { DISCIPLINES, type Discipline, type Model } from './model';

export const consequences: Consequences = (before, after, seat, words, by) => {
  const [old, now] = [before as Model, after as Model];
  const [mine, later] = [old.seats[seat], now.seats[seat]];
  if (!mine || !later) return [];
  const found: Consequence[] = [];
  if (later.money !== mine.money)
    found.push({
      icon: 'coin',
      text: say('page-stanza-money-after', { change: signed(later.money - mine.money), florins: later.money }),
      tone: later.money > mine.money ? 'good' : undefined,
    } as Consequence);
  if (later.total !== mine.total)
    found.push({
      icon: 'laurel',
      text: say('page-points-change', { points: later.total - mine.total }),
      tone: later.total > mine.total ? 'good' : 'bad',
    });
  if (old.activation && now.activation && old.activation.strength !== now.activation.strength) {
    found.push({
      icon: 'strength',
      text: say('page-stanza-strength-becomes', { before: old.activation.strength, after: now.activation.strength }),
      tone: now.activation.strength > old.activation.strength ? 'good' : 'bad',
    });
  }
  found.push(...promised(old, now, seat, words));
  const came = later.recruits.find((person) => person && !mine.recruits.some((other) => other?.name === person.name));
  if (came)
    found.push({
      icon: 'people',
      text: say('page-stanza-joins', { person: words(came.name), discipline: words(came.discipline) }),
    });
  for (const person of [...mine.recruits, ...mine.workers]) {
    if (person && ![...later.recruits, ...later.workers].some((other) => other?.name === person.name))
      found.push({ icon: 'out', text: say('page-stanza-leaves', { person: words(person.name) }), tone: 'bad' });
  }
  for (const discipline of DISCIPLINES) {
    if (!old.activation && later.strength[discipline] < mine.strength[discipline])
      found.push({
        icon: 'strength',
        text: `${words(discipline)} ${mine.strength[discipline]} → ${later.strength[discipline]}`,
        tone: 'bad',
      });
  }
  const helpers = count(later.helpers) - count(mine.helpers);
  if (helpers !== 0)
    found.push({ icon: 'helper', text: say('page-stanza-helpers-change', { change: signed(helpers) }) });
  if (later.discs.supply !== mine.discs.supply)
    found.push({
      icon: 'disc',
      text: say('page-stanza-discs-change', { change: signed(later.discs.supply - mine.discs.supply) }),
    });
  if (later.patron !== mine.patron)
    found.push({ icon: 'user', text: say('page-stanza-patron-moves', { space: later.patron }) });
  if (later.turned && !mine.turned)
    found.push({ icon: 'warn', text: say('page-stanza-turned', { points: signed(now.turned_points) }), tone: 'bad' });
  // Nothing else brings anything to light here.
  if (by?.reveals) found.push({ icon: 'refill', text: say('page-stanza-refills') });
  else if (now.refill.empty_rooms.length > old.refill.empty_rooms.length)
    found.push({
      icon: 'refill',
      text: say('page-stanza-refill-short', { empty: now.refill.empty_rooms.length, needed: now.refill.needed }),
    });
  return found.slice(0, 7);
};

/** How strong the room moved to, or the discipline to be activated, could become, and which masterpieces are free there. */
function promised(old: Model, now: Model, seat: number, words: (name: string) => string): Consequence[] {
  const moved = old.phase === 'move' && now.phase === 'act' ? now.seats[seat]?.space?.split('-')[0] : undefined;
  const discipline = (moved ?? (!old.activation ? now.activation?.discipline : undefined)) as Discipline | undefined;
  const reach = discipline && (moved ? now : old).prospects[discipline];
  if (!discipline || !reach) return [];
  const found: Consequence[] = [
    {
      icon: 'strength',
      text: say('page-stanza-strength-range', {
        discipline: words(discipline),
        range: range(reach),
      }),
      tone: 'good',
    },
  ];
  const free = now.rooms[discipline].masterpieces.filter(
    (niche) => niche.owner === null && !niche.covered && parseInt(niche.strength) <= reach.most,
  );
  if (free.length > 0)
    found.push({
      icon: 'laurel',
      text: say('page-stanza-masterpieces-free', { points: free.map((niche) => niche.points).join(', ') }),
    });
  if (moved) found.push(...byHelper(now, discipline, words));
  return found;
}

/** What else could be activated from there, with a helper, and how strongly. */
function byHelper(now: Model, room: Discipline, words: (name: string) => string): Consequence[] {
  const others = DISCIPLINES.flatMap((discipline) => {
    const reach = discipline === room ? null : now.prospects[discipline];
    return reach && reach.most > 0 ? [`${words(discipline)} ${range(reach)}`] : [];
  });
  return others.length > 0
    ? [{ icon: 'helper', text: say('page-stanza-with-helper', { disciplines: others.join(', ') }) }]
    : [];
}

const range = ({ least, most }: { least: number; most: number }): string =>
  least === most ? String(least) : `${least}–${most}`;

function count(things: Record<string, number>): number {
  return Object.values(things).reduce((sum, one) => sum + one, 0);
}
