/** The title's view, typed. Its fields are documented in the engine's `view.py`. */
import type { View } from '../types';
import type { Cell } from './geometry';

export type PartKind = 'building' | 'landscape' | 'freedom' | 'jesters' | 'people' | 'muse' | 'bonus';

export interface Part {
  kind: PartKind;
  value: number;
  label: string;
  icon: string;
}

export interface Tile {
  tile: string;
  cells: Cell[];
  shared: boolean;
}

export interface Court {
  seat: number;
  cash: number | null;
  points: number;
  rank: number;
  palazzo: Cell[];
  tiles: Tile[];
  buildings: string[];
  landscapes: Record<'forest' | 'lake' | 'park', number>;
  freedoms: string[];
  jesters: number;
  builders: number;
  hand_count: number;
  known_hand: string[];
  recruiting: number;
  table: string[];
  recruiting_on_table: number;
  bonus_count: number;
  prestige_count: number;
  prestige: string[] | null;
  work: number;
  character: string | null;
  marker: string | null;
  offer: number | null;
  building_price: number;
  empty_cells: number;
  fits: string[];
  left: number | null;
  right: number | null;
  committed: boolean;
}

export interface Person {
  name: string;
  number: number;
  building: string;
  landscape: string;
  freedom: string;
  state: 'table' | 'hand' | 'deck' | 'unknown';
  owner: number | null;
}

export interface Worker {
  name: string;
  value: number;
  with_bonus: number;
  enough: boolean;
  has: string[];
  missing: Record<string, number>;
  parts: Record<Exclude<PartKind, 'bonus'>, number>;
}

/** What having one thing more would bring: points at once, and work value by person. */
export interface Gain {
  points: number;
  values: Record<string, number>;
}

export interface Hand {
  people: Worker[];
  bonus: { name: string; adds: number }[];
  prestige: { name: string; points: number }[];
  princess: number | null;
  funds: number;
  given_back: string | null;
  remembered: Record<string, (string | null)[]>;
  gains: Record<string, Gain>;
  /** How many places each tile still finds on my board. */
  places: Record<string, number>;
}

export interface Auction {
  opener: number;
  still: number[];
  lot: string | null;
  price: number | null;
  leader: number | null;
  bidders: number[];
  next_bid: number | null;
}

export interface CharacterCard {
  name: string;
  taken: boolean;
  holder: number | null;
  marker: number | null;
  offer: number | null;
  lowest: number;
  highest: number;
}

export interface Project {
  building: string;
  active: number;
  partner: number;
  side: 'left' | 'right';
  placement: string | null;
  parts: Record<string, Cell[]>;
  payment: number | null;
  refused: number;
  proposals: number;
}

export interface Model extends View {
  round: number;
  rounds: number;
  minimum: number;
  minimums: number[];
  starter: number;
  phase: string;
  turn: number | null;
  part: 'people' | 'auction' | 'characters' | 'actions' | 'end';
  prices: {
    base: number;
    raise: number;
    person: number;
    freedom: number;
    bonus: number;
    building: number[];
    point: number;
    step_back: number | null;
  };
  stock: Record<string, number>;
  decks: Record<'person' | 'prestige' | 'bonus', number>;
  used_bonus: string[];
  lots: { name: string; open: boolean; left: number }[];
  auction: Auction | null;
  characters: { cards: CharacterCard[]; pot: number; courted: string | null } | null;
  actions: {
    active: number;
    left: number;
    person_drawn: boolean;
    freedom_taken: boolean;
    worker: string | null;
    value: number | null;
  } | null;
  placing: { tile: string; seat: number; left: number | null; right: number | null } | null;
  project: Project | null;
  best_work: { value: number; seats: number[] };
  people: Person[];
  shapes: Record<string, Record<string, Cell[]>>;
  seats: Court[];
  hand: Hand | null;
  looking: { deck: 'person' | 'prestige' | 'bonus'; cards: string[] } | null;
}

export const BUILDINGS = [
  'university',
  'laboratory',
  'workshop',
  'library',
  'opera',
  'studio',
  'hospital',
  'theater',
  'tower',
  'chapel',
] as const;
export const LANDSCAPES = ['forest', 'lake', 'park'] as const;
export const FREEDOMS = ['religion', 'travel', 'opinion'] as const;
