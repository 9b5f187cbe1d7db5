/** What a title hands to the coach: the luck of a first game, and what there is to say in it. */
import type { Move, View } from '../boards/types';
import type { Arguments } from '../text/words.svelte';

/** What the coach looks at when it may speak: a decision of the reader's, or the end of the game. */
export interface Scene<Position extends View = View> {
  view: Position;
  seat: number;
  moves: readonly Move[];
  /** The kinds of the moves. */
  kinds: ReadonlySet<string>;
}

/** Something said once, the first time that its moment comes: message `<title>-coach-<name>`. */
export interface Lesson<Position extends View = View> {
  name: string;
  when(scene: Scene<Position>): boolean;
  /** Told at a decision of its own, where there is nothing else to tell: nobody should have to read too much at once. */
  apart?: boolean;
  /** What it speaks of, as selectors, the best first: the first thing in sight gets the light. */
  at: readonly string[];
  figures?(scene: Scene<Position>): Arguments;
}

export interface Course<Position extends View = View> {
  /** The prepared luck of a first game. */
  seed: number;
  players: number;
  /** In the order in which they are told where several are due at once. */
  lessons: readonly Lesson<Position>[];
  /** Kinds of moves that are decided one by one, but chosen together on the board. */
  together?: ReadonlySet<string>;
  /** Where a move is begun that takes several steps on the board, as selectors. */
  point?(chain: readonly string[]): string[];
}

/** What the coach would do. */
export interface Advice {
  /** The decision it is for. */
  decision: string;
  chain: readonly string[];
  words: string;
  reason: string;
  /** Whether nothing else is possible. */
  only: boolean;
}
