import { theDesk, type Desk as SharedDesk } from '../shared/desk.svelte';
import type { Actor, Model, Seat } from './model';
import type { Plan } from './plan.svelte';

export interface Desk extends SharedDesk<Model> {
  readonly me: Seat | null;
  readonly plan: Plan;
  /** The square of the tile that the reader keeps an eye on. */
  readonly pinned: string | null;
  pin(square: string): void;
  name(actor: Actor): string;
  /** Paints in words, for labels. */
  list(names: readonly string[]): string;
}

export const desk = theDesk<Desk>;
