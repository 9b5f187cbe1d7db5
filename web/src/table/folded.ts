/** One line an action: what follows from a move for the same seat (points, bonuses, money) folds under its first line. */
import type { LogLine } from '../net/types';

export interface Told {
  line: LogLine;
  more: LogLine[];
}

export function folded(lines: readonly LogLine[]): Told[] {
  const found: Told[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && line.move > 0 && line.seat >= 0 && last.line.move === line.move && last.line.seat === line.seat)
      last.more.push(line);
    else found.push({ line, more: [] });
  }
  return found;
}
