import { theDesk, type Desk as SharedDesk } from '../shared/desk.svelte';
import type { Model } from './model';

export interface Desk extends SharedDesk<Model> {
  /** A component's name with a capital, short enough for a caption. */
  short(name: string): string;
}

export const desk = theDesk<Desk>;
