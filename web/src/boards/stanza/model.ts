/** What the board knows beyond the title's view, whose types are made from the engine's. */
import type { View } from '../types';
import type { View as Seen } from './view';
export type { BookReward, House, NextTile, Niche, Person, Reach, Space } from './view';

export const DISCIPLINES = ['discovery', 'literature', 'religion', 'arts', 'politics'] as const;
export type Discipline = (typeof DISCIPLINES)[number];
export const COLOURS = ['blue', 'red', 'green', 'yellow', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
export const ARTWORKS = ['sculpture', 'scroll', 'painting'] as const;
export type Artwork = (typeof ARTWORKS)[number];
/** The disciplines that bonus tiles belong to. */
export const TILED = ['discovery', 'literature', 'religion', 'arts'] as const;
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

/** The title's view, field by field. */
export type Model = View & Seen;

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

/** Sovereigns, whose number is no surname: Heinrich VIII., Élisabeth Ire, Charles Quint. */
const NUMBERED = / ([IVX]+(er|re)?\.?|Quint)$/;

/** A name short enough for a caption: the surname, or the first name of those who are called by it. */
export function shortName(full: string): string {
  if (full.length <= 12 || NUMBERED.test(full)) return full;
  const words = full.replace('d’', 'd’ ').split(' ');
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
