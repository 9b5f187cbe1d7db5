/** A plan on the sheet before it is told to the table: apprentices are sent and called back freely, in any order. Committing it
 *  sends one decision after the other, as the table asks for them. */
import type { Move } from '../types';
import type { Model, Place } from './model';

/** Where a dragged apprentice comes from: a place's number, or the bench. */
export const BENCH = -1;

export class Plan {
  placed = $state<number[]>([0, 0, 0, 0, 0]);
  /** Places that the table already knows of; they change only by taking back. */
  fixed = $state<boolean[]>([false, false, false, false, false]);
  apprentices = $state(0);
  dragged = $state<number | null>(null);
  private each = 0;
  private places: Place[] = [];
  private round = 0;
  private sending = $state.raw<string[]>([]);

  readonly left = $derived(this.apprentices - this.placed.reduce((sum, count) => sum + count, 0));
  readonly complete = $derived(this.apprentices > 0 && this.left === 0);
  readonly busy = $derived(this.sending.length > 0);

  /** Take over what the table knows, and keep the rest of what was tried as far as it still holds. */
  read(model: Model, seat: number | null): void {
    const mine = seat === null ? null : model.seats[seat];
    if (!mine || model.phase !== 'planning') {
      this.sending = [];
      this.apprentices = 0;
      return;
    }
    this.places = model.sheet.places;
    this.each = model.sheet.each;
    this.apprentices = mine.apprentices;
    const counts = model.round === this.round ? [...this.placed] : this.places.map(() => 0);
    this.round = model.round;
    const known = this.places.map((place) => mine.plan?.[place] ?? null);
    known.forEach((count, at) => {
      if (count !== null) counts[at] = count;
    });
    let over = counts.reduce((sum, count) => sum + count, 0) - this.apprentices;
    for (let at = counts.length - 1; at >= 0 && over > 0; at -= 1) {
      if (known[at] !== null) continue;
      const called = Math.min(over, counts[at]!);
      counts[at]! -= called;
      over -= called;
    }
    this.placed = counts;
    this.fixed = known.map((count) => count !== null);
  }

  canSend(place: number): boolean {
    return this.left > 0 && !this.fixed[place] && (this.placed[place] ?? 0) < this.each;
  }

  canCall(place: number): boolean {
    return !this.fixed[place] && (this.placed[place] ?? 0) > 0;
  }

  send(place: number): void {
    if (this.canSend(place)) this.placed[place]! += 1;
  }

  call(place: number): void {
    if (this.canCall(place)) this.placed[place]! -= 1;
  }

  /** Drop what is dragged on a place, or on the bench. */
  drop(to: number): void {
    const from = this.dragged;
    this.dragged = null;
    if (from === null || from === to) return;
    if (from !== BENCH) this.call(from);
    if (to !== BENCH) this.send(to);
  }

  clear(): void {
    this.placed = this.placed.map((count, at) => (this.fixed[at] ? count : 0));
    this.sending = [];
  }

  /** The decisions of the plan, in the table's order. */
  chain(): string[] {
    return [...this.places.slice(0, -1).map((place, at) => `plan ${place} ${this.placed[at]}`), 'commit'];
  }

  commit(): void {
    if (this.complete) this.sending = this.chain();
  }

  /** What to play next of the committed plan: places that leave no choice are not asked for. */
  next(moves: readonly Move[]): string | null {
    const at = this.sending.findIndex((notation) => moves.some((move) => move.text === notation));
    if (at < 0) return null;
    const notation = this.sending[at]!;
    this.sending = this.sending.slice(at + 1);
    return notation;
  }
}
