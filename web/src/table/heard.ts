/** What just happened at the table, by ear. */
import type { Sound } from '../shared/sound';

export interface Heard {
  /** Moves of the game so far. */
  move: number;
  /** Whether I am asked. */
  asked: boolean;
  /** My points. */
  points: number;
  over: boolean;
}

/** The end, my turn, points for me, or somebody's move; nothing for `own` moves alone, which were heard when chosen. */
export function heard(before: Heard, now: Heard, own: number): Sound | null {
  if (now.over) return 'end';
  const others = now.move - before.move > own;
  if (now.asked && (others || !before.asked)) return 'turn';
  if (now.points > before.points) return 'gain';
  return others ? 'move' : null;
}
