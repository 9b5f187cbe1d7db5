/** What the board knows beyond the title's view, whose types are made from the engine's. */
import type { View } from '../types';
import type { Cell } from './geometry';
import type * as seen from './view';
export type { Gain, Person, Worker } from './view';

/** Cells are lists of two numbers on the wire: a row and a column. */
type WithCells<Told> = Told extends number[][]
  ? Cell[]
  : Told extends object
    ? { [Field in keyof Told]: WithCells<Told[Field]> }
    : Told;

/** The title's view, field by field. */
export type Model = View & WithCells<seen.View>;
export type Court = WithCells<seen.Court>;

/** What the value of a work is made of. */
export type PartKind = keyof seen.WorkParts | 'bonus';

export interface Part {
  kind: PartKind;
  value: number;
  label: string;
  icon: string;
}

export const BUILDINGS: readonly seen.Building[] = [
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
];
export const LANDSCAPES: readonly seen.Landscape[] = ['forest', 'lake', 'park'];
export const FREEDOMS: readonly seen.Freedom[] = ['religion', 'travel', 'opinion'];
