import type { Score } from '../net/types';

export interface ScoreRow {
  source: string;
  text: string;
  /** Points of each seat. */
  points: number[];
}

/** One row for each source of points, in the order in which they first came. */
export function scoreTable(score: Score): ScoreRow[] {
  const rows = new Map<string, ScoreRow>();
  for (const line of score.lines) {
    let row = rows.get(line.source);
    if (!row) {
      row = { source: line.source, text: line.text, points: score.scores.map(() => 0) };
      rows.set(line.source, row);
    }
    row.points[line.seat] = (row.points[line.seat] ?? 0) + line.points;
  }
  return [...rows.values()];
}
