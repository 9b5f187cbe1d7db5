/** How a list of legal moves is best offered when no board draws them. */
import type { Move } from '../boards/types';

export interface Group {
  kind: string;
  /** A few buttons, a slider over one number, or one choice after the other. */
  shape: 'list' | 'number' | 'cascade';
  names: string[];
  moves: Move[];
}

const LIST = 14;
const NUMBERS = 6;

export function groupMoves(moves: Move[]): Group[] {
  const kinds = new Map<string, Move[]>();
  for (const move of moves) {
    const group = kinds.get(move.kind);
    if (group) group.push(move);
    else kinds.set(move.kind, [move]);
  }
  return [...kinds].map(([kind, group]) => ({ kind, moves: group, ...shapeOf(group) }));
}

function shapeOf(moves: Move[]): { shape: Group['shape']; names: string[] } {
  const names = Object.keys(moves[0]?.args ?? {});
  const differing = names.filter((name) => new Set(moves.map((move) => move.args[name])).size > 1);
  const only = differing[0];
  if (
    moves.length > NUMBERS &&
    differing.length === 1 &&
    only &&
    moves.every((move) => typeof move.args[only] === 'number')
  ) {
    return { shape: 'number', names: differing };
  }
  if (moves.length > LIST && differing.length > 1) return { shape: 'cascade', names: differing };
  return { shape: 'list', names: differing };
}
