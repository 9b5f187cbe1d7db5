/** The title's view, typed. Its fields are documented in the engine's `view.py`. */
import type { View } from '../types';

export const PAINTS = ['red', 'yellow', 'blue', 'orange', 'green', 'purple', 'pink', 'brown'] as const;
export const PRIMARY = PAINTS.slice(0, 3);
export type Paint = (typeof PAINTS)[number];
/** A seat, or the painter whom the players of a game of two lead in turn. */
export type Actor = number | 'leonardo';

export interface Seat {
  /** 0 on a start space, whose number is `start`. */
  score: number;
  start: number | null;
  mood: number;
  apprentices: number;
  time: number | null;
  price: number | null;
  money: number | null;
  paint: Record<string, number> | null;
  tiles: Record<string, number>;
  requests: Record<string, number>;
  lasting: string[];
  income: number;
  theatre: number;
  committed: boolean;
  plan: Record<string, number | null> | null;
}

export interface Square {
  square: string;
  tile: { value: number; cost: Paint[]; back: string[] } | null;
  bonus: number;
  /** The most that the bonus could become by one step of the bishop. */
  by_step: number;
  affordable: boolean;
}

export interface Card {
  card: string;
  lasting: boolean;
  coins: number;
  points: number;
  mood: number;
  paint: Paint[];
  choice: number;
}

export interface Request {
  request: string;
  points: number[];
  showing: number | null;
}

/** One way to pay the altar: `best` are those that spare one's paint best for their points. */
export interface Payment {
  move: string;
  paints: Paint[];
  points: number;
  kept: Record<string, number>;
  best: boolean;
}

export interface Model extends View {
  round: number;
  last_round: boolean;
  phase: string;
  order: Actor[];
  turn: {
    actor: Actor;
    work: number;
    picks: number;
    stall: number | null;
    request: string | null;
    stepped: boolean;
    used: boolean;
  } | null;
  /** Who still stands on S1, S2 and so on. */
  start_spaces: (Actor | null)[];
  churchwarden_used: boolean;
  /** Spaces by their number, or by the name of a start space. */
  choice: { actor: Actor; ahead: number | string; behind: number | string } | null;
  hostel: { time: number; mood: number; price: number; actor: Actor | null }[];
  mood: { highest: number; apprentices: number[] };
  seats: Seat[];
  leonardo: {
    score: number;
    start: number | null;
    leader: number;
    time: number | null;
    square: string;
    tiles: Record<string, number>;
    plan: Record<string, number>;
    squares: string[];
  } | null;
  bishop: string;
  fresco: Square[];
  altar: {
    primary: { paints: Paint[]; points: number; replaced: number };
    blends: { paints: Paint[]; points: number; pink: number | null; brown: number | null };
    payments: Payment[];
  };
  mixes: { paint: Paint; from: Paint[]; possible: boolean }[];
  sheet: { places: string[]; each: number };
  figures: {
    studio_coins: number;
    mixes: number;
    bonus_on: number;
    bonus_beside: number;
    step_price: number;
    churchwarden_price: number;
    income_per_tile: number;
    request_tiles: number;
  };
  stalls: { stall: number; open: boolean; tiles: string[] }[];
  bag: string[];
  portraits: { open: Card[]; left: number } | null;
  requests: Request[] | null;
  ending: { tiles: number; tiles_left: number; most_rounds: number; money_per_point: number };
}

/** The places in the order of the day. */
export const NUMERALS = ['I', 'II', 'III', 'IV', 'V'];

/** Column and row of a square, from zero. */
export function spot(square: string): { x: number; y: number } {
  return { x: square.charCodeAt(0) - 97, y: Number(square[1]) - 1 };
}

/** Every actor's apprentices in a place, in the order in which they work there. */
export function atWork(model: Model, place: string): { actor: Actor; count: number }[] {
  const order = [...model.hostel].flatMap(({ actor }) => (actor === null ? [] : [actor]));
  return order
    .map((actor) => ({
      actor,
      count: (actor === 'leonardo' ? model.leonardo?.plan[place] : model.seats[actor]?.plan?.[place]) ?? 0,
    }))
    .filter(({ count }) => count > 0);
}

/** The paints of a price that are not there, one entry for each cube of it: true where it is lacking. */
export function lacking(cost: readonly string[], held: Record<string, number> | null): boolean[] {
  const left = { ...held };
  return cost.map((paint) => {
    if ((left[paint] ?? 0) === 0) return true;
    left[paint]! -= 1;
    return false;
  });
}

/** How many apprentices work in an ordinary mood. */
export function usualApprentices({ mood }: Model): number {
  return mood.apprentices[Math.floor(mood.highest / 2)] ?? 0;
}

/** Where somebody stands on the score track: start spaces lie before space 1, S1 rearmost. */
export function position(entry: { score: number; start: number | null }, starts: number): number {
  return entry.start === null ? entry.score : entry.start - starts;
}

/** The position of a space by its number or, for a start space, by its name. */
export function positionOf(space: number | string, starts: number): number {
  return typeof space === 'number' ? space : Number(space.slice(1)) - starts;
}

/** The name of a position of the score track. */
export function space(position: number, starts: number): string {
  return position > 0 ? String(position) : `S${position + starts}`;
}
