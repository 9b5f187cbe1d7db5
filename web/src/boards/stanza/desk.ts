/** What every part of the board needs at hand: the position, the moves and the ways to answer. */
import { getContext, setContext } from 'svelte';
import type { BoardProps, Move } from '../types';
import type { House, Model } from './model';

export interface Desk extends BoardProps {
  readonly model: Model;
  /** The position after the hovered move, once the server has told. */
  readonly after: Model | null;
  /** My board; null for an onlooker. */
  readonly mine: House | null;
  find(notation: string): Move | undefined;
  /** Whether some move of this kind may be made now. */
  offers(kind: string): boolean;
  name(seat: number): string;
  /** A component's name with a capital, for headings. */
  title(name: string): string;
  /** A person's name for a caption. */
  short(name: string): string;
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
