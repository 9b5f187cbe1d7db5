import { theDesk, type Desk as SharedDesk } from '../shared/desk.svelte';
import type { House, Model } from './model';

export interface Desk extends SharedDesk<Model> {
  /** My board; null for an onlooker. */
  readonly mine: House | null;
  /** A person's name for a caption. */
  short(name: string): string;
}

export const desk = theDesk<Desk>;
