/** What every part of the board needs at hand: the position, the moves and the ways to answer. */
import { getContext, setContext } from 'svelte';
import type { BoardProps, Move } from '../types';
import type { Actor, Model, Seat } from './model';
import type { Plan } from './plan.svelte';

export interface Desk extends BoardProps {
  readonly model: Model;
  /** The position after the hovered move, once the server has told. */
  readonly after: Model | null;
  readonly me: Seat | null;
  readonly plan: Plan;
  find(notation: string): Move | undefined;
  offers(kind: string): boolean;
  /** Whether a move of this kind is asked for, so that it deserves an explanation if it is not possible. */
  explains(kind: string): boolean;
  name(actor: Actor): string;
  /** A component's name with a capital, for headings. */
  title(name: string): string;
  /** Paints in words, for labels. */
  list(names: readonly string[]): string;
}

const KEY = Symbol('desk');

export function layDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function desk(): Desk {
  return getContext<Desk>(KEY);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
