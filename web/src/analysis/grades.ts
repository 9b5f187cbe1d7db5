import type { ToldDecision } from '../net/types';

export type Grade = ToldDecision['kind'];

/** From good to bad, as the analysis calls them. */
export const GRADES: Grade[] = ['best', 'good', 'inaccuracy', 'mistake', 'turning'];

export const SIGNS: Record<Grade, string> = { best: '✓', good: '○', inaccuracy: '?!', mistake: '?', turning: '??' };

/** Whether a decision cost something worth a word: what is within the noise, or hardly worse, is not called a loss. */
export function cost({ kind }: ToldDecision): boolean {
  return kind !== 'best' && kind !== 'good';
}

/** What stands before a difference: given away, noise, or neither where the move that was played proved better. */
export function difference(one: ToldDecision): 'page-given-away' | 'page-within-noise' | 'page-difference' {
  if (one.lost_points > 0 || one.lost_win > 0) return 'page-given-away';
  const better = [one.lost_win_95, one.lost_points_95].some(([, high = 0]) => high < 0);
  return better ? 'page-difference' : 'page-within-noise';
}

/** The chance to win that was lost, in percent; 0 where it is too small to be told. */
export function lostPercent({ lost_win }: ToldDecision): number {
  return Math.round(100 * lost_win);
}

/** By one measure for all, in shares of a win; 0.1 knew of chances alone. */
const weight = (one: ToldDecision): number => one.cost ?? one.lost_win;

/** The worst first; what cost as much, in the order of the game. */
export function byLoss(decisions: ToldDecision[]): ToldDecision[] {
  return [...decisions].sort((a, b) => weight(b) - weight(a) || a.number - b.number);
}
