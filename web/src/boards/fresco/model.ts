/** What the board knows beyond the title's view, whose types are made from the engine's. */
import type { View } from '../types';
import type { Paint, Place, View as Seen } from './view';
export type { Card, Paint, Payment, Place, Request, Seat, Square } from './view';

export const PAINTS: readonly Paint[] = ['red', 'yellow', 'blue', 'orange', 'green', 'purple', 'pink', 'brown'];
export const PRIMARY = PAINTS.slice(0, 3);
/** A seat, or the painter whom the players of a game of two lead in turn. */
export type Actor = number | 'leonardo';

/** The title's view, field by field. */
export type Model = View & Seen;

/** The places in the order of the day. */
export const NUMERALS = ['I', 'II', 'III', 'IV', 'V'];

/** Column and row of a square, from zero. */
export function spot(square: string): { x: number; y: number } {
  return { x: square.charCodeAt(0) - 97, y: Number(square[1]) - 1 };
}

/** How many apprentices an actor sends where; Leonardo does not go to the theatre. */
function planOf(model: Model, actor: Actor): Partial<Record<Place, number | null>> {
  return (actor === 'leonardo' ? model.leonardo?.plan : model.seats[actor]?.plan) ?? {};
}

/** Which place of the sheet is at work, counted from 0; -1 while none is. */
export function placeAtWork(model: Model): number {
  return (model.sheet.places as string[]).indexOf(model.phase);
}

/** Every actor's apprentices in a place, in the order in which they work there. */
export function atWork(model: Model, place: Place): { actor: Actor; count: number }[] {
  const order = [...model.hostel].flatMap(({ actor }) => (actor === null ? [] : [actor]));
  return order
    .map((actor) => ({
      actor,
      count: planOf(model, actor)[place] ?? 0,
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
