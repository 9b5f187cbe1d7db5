/** One line an action: what follows from a move for the same seat (points, bonuses, money) folds under its first line. */
import type { LogLine } from '../net/types';

/** What is told of the whole game or round, whoever made the move behind it. */
const HEADLINES: ReadonlySet<string> = new Set(['best', 'over', 'place']);

export interface Told {
  line: LogLine;
  more: LogLine[];
}

export function folded(lines: readonly LogLine[]): Told[] {
  const found: Told[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const same =
      last && line.move > 0 && line.seat >= 0 && last.line.move === line.move && last.line.seat === line.seat;
    if (same && !HEADLINES.has(line.kind)) last.more.push(line);
    else found.push({ line, more: [] });
  }
  return found;
}
