/** What a move would change for the reader, from the positions before and after it. */
import { say } from '../../text/words.svelte';
import { signed } from '../../shared/figures';
import type { Consequence, Consequences } from '../types';
import { PAINTS, position, space, type Model } from './model';

export const consequences: Consequences = (before, after, seat, words) => {
  const [old, now] = [before as Model, after as Model];
  const [mine, later] = [old.seats[seat], now.seats[seat]];
  if (!mine || !later) return [];
  const found: Consequence[] = [];
  const starts = now.start_spaces.length;
  const points = later.score - mine.score;
  if (points !== 0)
    found.push({
      icon: 'laurel',
      text: say('page-fresco-to-space', { change: signed(points), space: space(position(later, starts), starts) }),
      tone: points > 0 ? 'good' : 'bad',
    });
  if (now.choice && !old.choice)
    found.push({
      icon: 'warn',
      text: say('page-fresco-space-taken', { ahead: String(now.choice.ahead), behind: String(now.choice.behind) }),
    });
  if (later.money !== null && mine.money !== null && later.money !== mine.money) {
    found.push({
      icon: 'coin',
      text: say('page-fresco-coins-after', { change: signed(later.money - mine.money), coins: later.money }),
    });
  }
  const paints = PAINTS.flatMap((paint) => {
    const change = (later.paint?.[paint] ?? 0) - (mine.paint?.[paint] ?? 0);
    return change === 0 ? [] : [`${words(paint)} ${signed(change)}`];
  });
  if (paints.length > 0) found.push({ icon: 'plus', text: paints.join(', ') });
  if (later.mood !== mine.mood)
    found.push({
      icon: 'mood',
      text: say('page-fresco-mood-after', { mood: later.mood }),
      tone: later.mood > mine.mood ? 'good' : 'bad',
    });
  if (later.apprentices !== mine.apprentices || (old.phase === 'wake-up' && later.time !== mine.time)) {
    found.push({
      icon: 'people',
      text: say('page-fresco-apprentices', { count: later.apprentices }),
      ...(later.apprentices < mine.apprentices ? { tone: 'bad' as const } : {}),
    });
  }
  if (later.price !== null && later.price !== mine.price)
    found.push({ icon: 'coin', text: say('page-fresco-price', { price: later.price }) });
  if (later.income !== mine.income)
    found.push({ icon: 'coin', text: say('page-fresco-income', { coins: later.income }) });
  return found.slice(0, 5);
};
