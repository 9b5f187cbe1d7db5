import type { ToldDecision } from '../net/types';

export type Grade = ToldDecision['kind'];

/** From good to bad, as the analysis calls them. */
export const GRADES: Grade[] = ['best', 'good', 'inaccuracy', 'mistake', 'turning'];

export const SIGNS: Record<Grade, string> = { best: '✓', good: '○', inaccuracy: '?!', mistake: '?', turning: '??' };

/** Whether a decision cost something worth a word: what is within the noise, or hardly worse, is not called a loss. */
export function cost({ kind }: ToldDecision): boolean {
  return kind !== 'best' && kind !== 'good';
}

/** Whether anything at all was lost beyond the noise. */
export function lost({ lost_points, lost_win }: ToldDecision): boolean {
  return lost_points > 0 || lost_win > 0;
}

/** By one measure for all, in shares of a win; 0.1 knew of chances alone. */
const weight = (one: ToldDecision): number => one.cost ?? one.lost_win;

/** The worst first; what cost as much, in the order of the game. */
export function byLoss(decisions: ToldDecision[]): ToldDecision[] {
  return [...decisions].sort((a, b) => weight(b) - weight(a) || a.number - b.number);
}
