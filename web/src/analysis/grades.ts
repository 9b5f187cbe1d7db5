import type { ToldDecision } from '../net/types';

export type Grade = ToldDecision['kind'];

/** From good to bad, as the analysis calls them. */
export const GRADES: Grade[] = ['best', 'good', 'inaccuracy', 'mistake', 'turning'];

export const SIGNS: Record<Grade, string> = { best: '✓', good: '○', inaccuracy: '?!', mistake: '?', turning: '??' };

/** Whether a decision cost something: what lies within the noise never reads as a mistake, whatever its points. */
export function cost({ kind }: ToldDecision): boolean {
  return kind !== 'best' && kind !== 'good';
}

/** What a decision cost, as it is told: points, or where it cost none of them the chance to win, in percent. */
export function told(one: ToldDecision): { points: number } | { percent: number } | null {
  if (!cost(one)) return null;
  if (one.lost_points > 0) return { points: one.lost_points };
  return one.lost_win > 0 ? { percent: Math.max(1, Math.round(one.lost_win * 100)) } : null;
}

/** The worst first; behind all that cost something, what did not, in the order of the game. */
export function byLoss(decisions: ToldDecision[]): ToldDecision[] {
  const grade = (one: ToldDecision): number => (cost(one) ? GRADES.indexOf(one.kind) : 0);
  const loss = (one: ToldDecision): number => (cost(one) ? Math.max(0, one.lost_points) : 0);
  const chance = (one: ToldDecision): number => (cost(one) ? one.lost_win : 0);
  return [...decisions].sort(
    (a, b) => grade(b) - grade(a) || loss(b) - loss(a) || chance(b) - chance(a) || a.number - b.number,
  );
}
