/** What the analysis job tells, as `bottega.bots.report.as_data` makes it. */
export interface Advice {
  move: string;
  words: string;
  win: number;
  points: number;
  reason?: string;
}

export interface Decision {
  number: number;
  played: string;
  words: string;
  win: number;
  points: number;
  lost_win: number;
  lost_points: number;
  best: Advice[];
}

export interface Analysis {
  seat: number;
  complete: boolean;
  scores: number[];
  places: number[];
  lost_points: number;
  decisions: Decision[];
  turning_points: number[];
  course: number[][];
  chances: number[][];
}

export interface Job {
  job: string;
  status: 'waiting' | 'running' | 'done' | 'failed';
  progress: number;
  result: Analysis | null;
}

export type Grade = 'best' | 'good' | 'inexact' | 'weak' | 'costly';

const LIMITS: [Grade, number][] = [
  ['best', 0.001],
  ['good', 0.02],
  ['inexact', 0.05],
  ['weak', 0.12],
];

/** How good a decision was, by the chance to win that it gave away. */
export function gradeOf(decision: Decision): Grade {
  // What lies within the noise is no loss, but not the best move either.
  if (decision.lost_win === 0 && decision.best[0]?.move !== decision.played) return 'good';
  return LIMITS.find(([, limit]) => decision.lost_win <= limit)?.[0] ?? 'costly';
}

export const SIGNS: Record<Grade, string> = { best: '✓', good: '○', inexact: '?!', weak: '?', costly: '??' };
