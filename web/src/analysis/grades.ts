import type { ToldDecision } from '../net/types';

export type Grade = ToldDecision['kind'];

/** From good to bad, as the analysis calls them. */
export const GRADES: Grade[] = ['best', 'good', 'inaccuracy', 'mistake', 'turning'];

export const SIGNS: Record<Grade, string> = { best: '✓', good: '○', inaccuracy: '?!', mistake: '?', turning: '??' };
