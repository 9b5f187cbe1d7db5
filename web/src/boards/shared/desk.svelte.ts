/** What every part of a board needs at hand: the position, the moves and the ways to answer. */
import { getContext, setContext } from 'svelte';
import type { BoardProps, Move, View } from '../types';

/** The same for all titles; each adds what its own parts need. */
export interface Desk<Position extends View = View> extends BoardProps {
  readonly model: Position;
  /** The position after the hovered move, once the server has told. */
  readonly after: Position | null;
  find(notation: string): Move | undefined;
  /** Whether some move of this kind may be made now. */
  offers(kind: string): boolean;
  /** Whether a move of this kind is asked for, so that it deserves an explanation if it is not possible. */
  explains(kind: string): boolean;
  name(seat: number): string;
  /** A component's name with a capital, for headings. */
  title(name: string): string;
}

type Own<Whole extends Desk> = Omit<Whole, keyof Desk> & Partial<Whole>;

const KEY = Symbol('desk');

/** Lay the desk for all parts of a board: a title's own things first, then what all titles share, then the board's props(). */
export function layDesk<Whole extends Desk>(props: () => BoardProps, own: Own<Whole>): Whole {
  const index = $derived(new Map(props().moves.map((move): [string, Move] => [move.text, move])));
  const kinds = $derived(new Set(props().moves.map((move) => move.kind)));
  const shared = {
    get model() {
      return props().view;
    },
    get after() {
      return props().glimpse;
    },
    find: (notation: string) => index.get(notation),
    offers: (kind: string) => kinds.has(kind),
    explains: (kind: string) => kinds.has(kind),
    name: (seat: number) => props().seats[seat]?.name ?? '',
    title: (name: string) => capital(props().words(name)),
  };
  const desk = new Proxy({} as Whole, {
    get: (_, key) => Reflect.get(key in own ? own : key in shared ? shared : props(), key),
  });
  return setContext(KEY, desk);
}

export function theDesk<Whole extends Desk>(): Whole {
  return getContext<Whole>(KEY);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
