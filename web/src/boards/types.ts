/** What the shell hands to a board, and what a board may hand back. */
import type { Component } from 'svelte';
import type { Arguments } from '../text/words.svelte';

export type Setting = boolean | number | string;

/** What a seat may know, as the title's `view` gives it. The shared part is typed, the rest is the title's own. */
export interface View {
  game: string;
  players: number;
  options: Record<string, Setting>;
  seat: number | null;
  awaiting: number[];
  over: boolean;
  scores: number[];
  places?: number[];
  [field: string]: unknown;
}

/** One legal move: `text` is its notation, `words` what it does in the reader's language. */
export interface Move {
  text: string;
  kind: string;
  args: Record<string, string | number>;
  words: string;
}

/** What is asked: the message id, its arguments, and the sentence. */
export interface Question {
  rule: string;
  args: Record<string, unknown>;
  text: string;
}

export interface Line {
  number: number;
  seat: number;
  kind: string;
  args: Record<string, unknown>;
  text: string;
}

export interface Why {
  rule: string;
  text: string;
}

/** Where a chain of own moves would lead. `refused` says why it cannot be played to its end. */
export interface Preview {
  view: View;
  moves: Move[];
  question: Question | null;
  log: Line[];
  refused: Why | null;
}

export interface SeatInfo {
  seat: number;
  name: string;
  bot: boolean;
  online: boolean;
  me: boolean;
}

export interface BoardProps {
  /** The position to draw: the table's, or the one that the draft has reached. */
  view: View;
  /** The position that counts; differs from `view` while a draft is tried. */
  settled: View;
  /** Where the hovered move would lead from `view`, as soon as the server has told. */
  glimpse: View | null;
  /** The legal moves of `seat` in `view`; empty when nothing is asked, in replays and for onlookers. */
  moves: Move[];
  /** My seat; null for an onlooker. */
  seat: number | null;
  seats: SeatInfo[];
  question: Question | null;
  /** The chain of my own moves that is tried but not yet played. */
  draft: string[];
  /** The move that the pointer or the focus is on, here or in the action bar: mark what it is about. */
  hovered: string | null;
  /** Whose move is being shown, while others move or in a film; -1 for nobody's. */
  watched?: number;
  /** What happened last, newest at the end: for short movements. */
  news: Line[];
  /** The last lines of the log up to `settled`, oldest first; not there in replays. */
  log?: Line[] | undefined;
  /** Every seat's own sight, where everything may be seen: the replay of a finished game. */
  sights?: View[] | null;
  /** What the coach would do now, step by step: what must be set up for it (a ghost, a slider) starts out so. */
  advised?: readonly string[] | undefined;
  phone: boolean;
  /** Choose a move by its notation, which must be one of `moves`. */
  play(notation: string): void;
  /** Tell the shell what the pointer or focus is on; null when it leaves. */
  hover(notation: string | null): void;
  /** Try moves after the draft, on a copy, seen by nobody else. */
  preview(notations: string[]): Promise<Preview | null>;
  /** What is set up on the board and can be played from the bar of a phone; null when it can not. */
  offer?(notation: string | null): void;
  /** What is asked, as far as it is set up on the board already; null for the table's own question. */
  tell?(question: string | null): void;
  /** Take back the last step; null where nothing can be taken back alone. */
  undo?: (() => void) | null;
  /** Why a move is not possible now; null if it is. */
  why(notation: string): Promise<Why | null>;
  /** Show the reason why not at an element, with the link to its rule. */
  refuse(at: Element, notation: string): void;
  /** The word for a component of this game: `words('opera')`. */
  words(name: string): string;
  /** Any message: `say('page-players', { low: 2, high: 4 })`. */
  say(id: string, args?: Arguments): string;
}

export interface SeatProps {
  view: View;
  seat: number;
  /** Whether the reader sits here. */
  mine: boolean;
  phone: boolean;
  words(name: string): string;
  say(id: string, args?: Arguments): string;
}

export interface StripProps {
  view: View;
  phone: boolean;
  words(name: string): string;
  say(id: string, args?: Arguments): string;
}

/** The move that is tried. What one that brings something to light leads to is not told: then `after` is as before. */
export interface Tried {
  move: string;
  reveals: boolean;
}

/** What a move would change for the reader, from the positions before and after it. */
export type Consequences = (
  before: View,
  after: View,
  seat: number,
  words: (name: string) => string,
  by?: Tried,
) => Consequence[];

/** A short consequence shown beside the question: `800 left`, `Goldsmith reaches 15`. */
export interface Consequence {
  icon: string;
  text: string;
  tone?: 'good' | 'bad';
}

/** What a folder of boards exports from `index.ts` as `board`. Only `Board` is required. */
export interface BoardModule {
  Board: Component<BoardProps>;
  /** The holdings in a seat's card, under name and points. */
  Seat?: Component<SeatProps>;
  /** A thing of the game by its name, in a line of text, for the tables of the rulebook; nothing for one that is not drawn. */
  Thing?: Component<{ name: string }>;
  /** Rounds and phases in the top bar. */
  Strip?: Component<StripProps>;
  /** What a move would change for the reader, from the two positions. */
  consequences?: Consequences;
  /** Kinds of moves that the board offers by itself, so that the action bar need not list them. */
  onBoard?: ReadonlySet<string>;
  /** Kinds that end, refuse or give something up: the action bar never makes one of them the main button while there is a choice. */
  aside?: ReadonlySet<string>;
  /** Whether an auction is on, in which one may let bids or passes be made by themselves. */
  auction?(view: View): boolean;
  /** The name of what is bid for, while something is. */
  lot?(view: View): string | null;
  /** What a button of the bar adds to the words of a move: a price that they do not tell. */
  note?(move: Move, view: View): string;
  /** The rule that a kind of log line or move is about. */
  rules?: Record<string, string>;
  /** The rule that finds a winner among those with equal points. */
  tie?: string;
  /** Nothing is hidden from anybody: people at one screen need no curtain between them. */
  open?: boolean;
  /** Further keys of the board, for the overlay of keys: what to press, and the text that says what for. */
  help?: readonly (readonly [keys: string, text: string])[];
  /** A letter key for a kind or a notation: `{ pass: 'P', bid: 'B' }`. */
  keys?: Record<string, string>;
}
