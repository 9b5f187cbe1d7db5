import type { LogLine } from '../net/types';
import { byTable } from '../shared/memory';

const MOST = 100;
const found = byTable<number[]>('bottega.turning', MOST);

/** The turning points that analyses on this device have found: the replay leaps from one to the next. */
export function turningPoints(table: string): number[] {
  return [...(found.get(table) ?? [])].sort((a, b) => a - b);
}

export const keepTurningPoints = (table: string, moves: number[]): void => found.put(table, moves);

/** Since which move the winner alone was in front for good, by the points that the log tells; null if nobody ever was,
 *  if it was so from the first points on, or if the log does not tell all points. */
export function lastLead(log: LogLine[], scores: number[]): { seat: number; move: number } | null {
  const points = scores.map(() => 0);
  const leads: { seat: number; move: number }[] = [];
  for (const line of log) {
    if (line.kind !== 'points' || points[line.seat] === undefined) continue;
    points[line.seat]! += Number(line.args['points'] ?? 0);
    const most = Math.max(...points);
    const seat = points.indexOf(most);
    if (points.lastIndexOf(most) === seat && leads.at(-1)?.seat !== seat) leads.push({ seat, move: line.move });
  }
  const last = leads.at(-1);
  const told = points.every((sum, seat) => sum === scores[seat]);
  return told && last && leads.length > 1 ? last : null;
}
