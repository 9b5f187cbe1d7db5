/** What a person's finished games come to: by title, options and players; streaks, opponents, best scores. */
import type { Setting } from '../boards/types';

export interface Played {
  table: string;
  title: string;
  options: Record<string, Setting>;
  people: string[];
  /** By seat: whether a bot has it. */
  bots: boolean[];
  places: number[] | null;
  scores: number[] | null;
  ended: number;
  seat: number;
}

export interface Tally {
  games: number;
  wins: number;
  /** The mean share of opponents that were left behind, 0 to 1. */
  share: number;
  best: { points: number; table: string } | null;
}

export interface Opponent {
  name: string;
  games: number;
  ahead: number;
}

export const isWin = (one: Played): boolean => one.places?.[one.seat] === 1;

function beaten(one: Played): number {
  const place = one.places![one.seat]!;
  const others = one.places!.filter((_, seat) => seat !== one.seat);
  const points = others.reduce((sum, other) => sum + (place < other ? 1 : place === other ? 0.5 : 0), 0);
  return others.length > 0 ? points / others.length : 0;
}

export function tally(games: Played[]): Tally {
  const ended = games.filter((one) => one.places);
  let best: Tally['best'] = null;
  for (const one of ended) {
    const points = one.scores?.[one.seat] ?? 0;
    if (!best || points > best.points) best = { points, table: one.table };
  }
  const share = ended.reduce((sum, one) => sum + beaten(one), 0) / Math.max(1, ended.length);
  return { games: ended.length, wins: ended.filter(isWin).length, share, best };
}

/** The games in groups, the largest first. */
export function grouped(games: Played[], key: (one: Played) => string): [string, Played[]][] {
  const found = new Map<string, Played[]>();
  for (const one of games) found.set(key(one), [...(found.get(key(one)) ?? []), one]);
  return [...found].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
}

/** Wins in a row: the longest ever, and the one that goes on. */
export function streaks(games: Played[]): { longest: number; now: number } {
  let longest = 0;
  let now = 0;
  for (const one of games.filter((each) => each.places).sort((a, b) => a.ended - b.ended)) {
    now = isWin(one) ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { longest, now };
}

/** The people met most often, and how often they were left behind. */
export function opponents(games: Played[]): Opponent[] {
  const found = new Map<string, Opponent>();
  for (const one of games) {
    if (!one.places) continue;
    one.people.forEach((name, seat) => {
      if (seat === one.seat || one.bots[seat] || !name) return;
      const met = found.get(name) ?? { name, games: 0, ahead: 0 };
      met.games += 1;
      if (one.places![one.seat]! < one.places![seat]!) met.ahead += 1;
      found.set(name, met);
    });
  }
  return [...found.values()].sort((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1));
}
