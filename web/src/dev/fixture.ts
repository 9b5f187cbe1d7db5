import type { Line, Move, Question, SeatInfo, View } from '../boards/types';

/** A position as `tools/board.py` writes it. */
export interface Fixture {
  view: View;
  moves: Move[];
  question: Question | null;
  seat: number;
  seats: SeatInfo[];
  log: Line[];
  /** Where each legal move leads, as far as it was asked for. */
  glimpses: Record<string, View>;
  /** Reasons why not, by notation. */
  refusals: Record<string, { rule: string; text: string }>;
}
