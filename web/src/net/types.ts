/** The server's answers, as docs/server/protocol.md tells them. */
import type { Line, Move, Question, Setting, View } from '../boards/types';

export interface Choice {
  value: Setting;
  text?: string;
}

export interface TitleOption {
  name: string;
  title: string;
  about: string;
  default: Setting;
  choices: Choice[];
  players: number[];
}

export interface Title {
  name: string;
  title: string;
  players: number[];
  /** With how many most people like it best. */
  usual: number;
  options: TitleOption[];
}

export interface Titles {
  titles: Title[];
  levels: { name: string; title: string }[];
  languages: string[];
}

/** What stands in a chapter of the rulebook. */
export type Block = Passage | Example | Rule | Grid;

export interface Passage {
  kind: 'passage';
  text: string;
}

export interface Example {
  kind: 'example';
  text: string;
}

export interface Rule {
  kind: 'rule';
  id: string;
  title: string;
  text: string;
  book: string;
  also: string;
}

export interface Grid {
  kind: 'grid';
  title: string;
  columns: string[];
  rows: { text: string; thing: string; shape: string[] }[][];
}

export interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

export interface Figure {
  where: string;
  table: string;
  provenance: string;
  origin: string;
  confidence: number | null;
  note: string;
}

export interface Seat {
  seat: number;
  kind: 'person' | 'open' | 'bot';
  name: string | null;
  ready: boolean;
  online: boolean;
  level: string | null;
  bot: boolean;
}

export interface Clock {
  kind: 'player' | 'move';
  seconds: number;
  increment?: number;
  then: 'bot' | 'wait';
  left: (number | null)[];
  running: number[];
  at: number;
}

export interface Proposal {
  what: 'undo' | 'takeover' | 'end';
  seat: number;
  to?: number;
  agreed: number[];
  owed: number[];
}

export interface Table {
  id: string;
  title: string;
  name: string;
  options: Record<string, Setting>;
  status: 'open' | 'running' | 'over' | 'ended' | 'broken';
  problem?: string;
  public: boolean;
  confirm: boolean;
  hints?: boolean;
  study: boolean;
  created: number;
  commitment?: string;
  seats: Seat[];
  clock: Clock | null;
  proposal: Proposal | null;
  rematch: { table: string } | string | null;
  branch_of: string | null;
  parent_at: number | null;
  onlookers: number;
}

export interface Premove {
  rule: string | null;
  limit?: number;
  stopped: string | null;
}

export interface Position {
  move: number;
  awaiting: number[];
  over: boolean;
  question: Question | null;
  moves: Move[];
  view: View;
  undo: { to: number | null; reset: number | null; ask: number | null } | null;
  premove: Premove | null;
}

export interface LogLine extends Line {
  line: number;
  move: number;
  /** It was taken back. */
  undone?: boolean;
}

export interface Said {
  number: number;
  seat: number;
  name: string;
  time: number;
  text: string;
}

export interface TableState {
  number: number;
  as: number | null;
  host: boolean;
  table: Table;
  game: Position | null;
  log: LogLine[];
  chat: Said[];
}

export interface Draft {
  moves: string[];
  ends: 'reveals' | 'hands-over' | 'over' | null;
  refused: { index: number; rule: string; text: string } | null;
  game: Position;
  log: LogLine[];
}

export interface Hint {
  move: string;
  words: string;
  reason: string;
  moves: { text: string; value: number; words?: string }[];
}

export interface MadeTable {
  table: string;
  host: string;
  onlooker: string;
  number: number;
  seats: { seat: number; token: string | null }[];
}

export interface MyTable {
  table: string;
  seat: number | null;
  token: string;
  title: string;
  name: string;
  status: Table['status'];
  your_turn: boolean;
  updated: number;
}

export interface Entry {
  number: number;
  kind: string;
  seat: number | null;
  time: number;
  moves?: string[];
  log?: LogLine[];
  chat?: Said;
}

export interface Score {
  scores: number[];
  /** Only at the end. */
  places: number[] | null;
  lines: { seat: number; source: string; text: string; points: number }[];
}
