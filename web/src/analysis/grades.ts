import type { ToldDecision } from '../net/types';

export type Grade = 'best' | 'good' | 'inexact' | 'weak' | 'costly';

const LIMITS: [Grade, number][] = [
  ['best', 0.001],
  ['good', 0.02],
  ['inexact', 0.05],
  ['weak', 0.12],
];

/** How good a decision was, by the chance to win that it gave away. */
export function gradeOf(decision: ToldDecision): Grade {
  // What lies within the noise is no loss, but not the best move either.
  if (decision.lost_win === 0 && decision.best[0]?.move !== decision.played) return 'good';
  return LIMITS.find(([, limit]) => decision.lost_win <= limit)?.[0] ?? 'costly';
}

export const SIGNS: Record<Grade, string> = { best: '✓', good: '○', inexact: '?!', weak: '?', costly: '??' };
