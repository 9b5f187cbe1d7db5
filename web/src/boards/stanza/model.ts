/** The title's view, typed. Its fields are documented in the engine's `view.py`. */
import type { View } from '../types';

export const DISCIPLINES = ['discovery', 'literature', 'religion', 'arts', 'politics'] as const;
export type Discipline = (typeof DISCIPLINES)[number];
export const COLOURS = ['blue', 'red', 'green', 'yellow', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
export const ARTWORKS = ['sculpture', 'scroll', 'painting'] as const;
export type Artwork = (typeof ARTWORKS)[number];
/** The shelf of a player's board, from above. */
export const SHELVES = ['religion', 'politics', 'arts', 'discovery'] as const;
export type Room = Discipline | 'bonus';

export const COLOUR_OF: Readonly<Record<Discipline, Colour>> = {
  discovery: 'blue',
  literature: 'red',
  religion: 'green',
  arts: 'yellow',
  politics: 'white',
};
export const OF_COLOUR: Readonly<Record<Colour, Discipline>> = {
  blue: 'discovery',
  red: 'literature',
  green: 'religion',
  yellow: 'arts',
  white: 'politics',
};

export interface Person {
  name: string;
  discipline: Discipline;
  start: boolean;
}

export interface Space {
  space: string;
  room: Room;
  person: Person | null;
  figures: number[];
}

export interface Niche {
  strength: string;
  points: number;
  owner: number | null;
  covered: boolean;
}

export interface Reach {
  space: string;
  steps: number;
  person: Person | null;
  leaves: Person | null;
  refill: boolean;
  legal: boolean;
}

export interface NextTile {
  nth: number;
  needed: number;
  reached: number;
  met: boolean;
}

export interface House {
  seat: number;
  space: string | null;
  money: number;
  income: { florins: number; allowed: boolean };
  ship: number;
  patron: number;
  turned: boolean;
  workers: (Person | null)[];
  recruits: (Person | null)[];
  helpers: Record<Colour, number>;
  helper_limit: number;
  books: Record<string, number>;
  columns: number;
  discs: { supply: number; fields: Record<Discipline, number>; bonus: number };
  bonus_discs: number;
  art: Record<Artwork, number>;
  art_value: number;
  museum: number;
  tiles: string[];
  masterpieces: Partial<Record<Discipline, number>>;
  retired: number | null;
  strength: Record<Discipline, number>;
  next_tile: Record<string, NextTile>;
  points: Record<string, number>;
  total: number;
}

export interface BookReward {
  kind: 'ship' | 'disc' | 'religion disc' | 'helper' | 'points';
  amount: number;
}

export interface Model extends View {
  round: number;
  /** The numbers that the texts of bonus tiles name. */
  tile_figures: Record<string, number>;
  rounds: number;
  stage: string;
  phase: string;
  turn: number | null;
  ring: Space[];
  rooms: Record<Discipline, { persons: number; masterpieces: Niche[]; partner: Discipline }>;
  reachable: Reach[];
  refill: {
    empty_rooms: Discipline[];
    needed: number;
    pile: Record<Discipline, number>;
    discard: Record<Discipline, number>;
    removed: Record<Discipline, number>;
  };
  helpers: Record<Colour, number>;
  art: Record<Artwork, number>;
  art_values: Record<Artwork, number>;
  tiles: { tile: string; discipline: Discipline }[];
  income_track: { florins: number; points: number; helper: boolean }[];
  book_rewards: Record<string, (BookReward | null)[]>;
  hire_cost: number[];
  retiring: number[];
  bonus_majority: number[];
  museum: number[];
  neutral_museum: number;
  /** After moving: how strong an activation could become. */
  prospects: Partial<Record<Discipline, { least: number; most: number } | null>>;
  activation: { discipline: Discipline; strength: number; boost: number; ready: boolean; hired: number[] } | null;
  owed: { books: number; discs: number; helpers: number; tile: string | null; person: Person | null };
  seats: House[];
}

const TILE_OF: Readonly<Record<string, Discipline>> = {
  'discovery-strength': 'discovery',
  'politics-strength': 'discovery',
  'five-florins': 'discovery',
  'any-person': 'discovery',
  'leading-ship': 'discovery',
  'literature-strength': 'literature',
  'patron-value': 'literature',
  'three-spaces': 'literature',
  'join-the-leader': 'literature',
  'paid-author': 'literature',
  'religion-strength': 'religion',
  'two-religion-discs': 'religion',
  'two-books': 'religion',
  'bought-strength': 'religion',
  'religious-author': 'religion',
  'arts-strength': 'arts',
  'extra-exhibit': 'arts',
  'two-fields': 'arts',
  'patron-home': 'arts',
  'two-white-helpers': 'arts',
};

/** The discipline in whose colour a bonus tile is printed. */
export function tileDiscipline(tile: string): Discipline {
  return TILE_OF[tile] ?? 'discovery';
}

/** A name short enough for a caption: the surname, or the first name of those who are called by it. */
export function shortName(full: string): string {
  if (full.length <= 12) return full;
  const words = full.split(' ');
  const middle = words[1] ?? '';
  return words.length > 2 && middle === middle.toLowerCase() ? words[0]! : words[words.length - 1]!;
}

/** The start person of each discipline. */
export const START_OF: Readonly<Record<Discipline, string>> = {
  discovery: 'messer-niccolo',
  literature: 'monna-ginevra',
  religion: 'fra-donato',
  arts: 'mastro-piero',
  politics: 'ser-matteo',
};

const NARROW = /[iljtfrI.’' ]/;
const BROAD = /[mwMWCGODQ]/;

/** About how wide a name is drawn in the title's face, to squeeze only those that would not fit. */
export function textWidth(text: string, size: number): number {
  let em = 0;
  for (const letter of text) em += NARROW.test(letter) ? 0.31 : BROAD.test(letter) ? 0.78 : 0.5;
  return em * size;
}
