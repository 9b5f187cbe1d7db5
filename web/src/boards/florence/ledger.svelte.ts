/** What the board remembers of a round while it is looked at: who bid what, and who bought. */
import { SvelteMap } from 'svelte/reactivity';
import type { Line } from '../types';
import type { Model } from './model';

export interface Sale {
  seat: number;
  florins: number;
}

export class Ledger {
  readonly sold = new SvelteMap<string, Sale>();
  readonly steps = new SvelteMap<number, number>();
  private round = 0;
  private lot: string | null = null;

  /** `lines` may be the whole log: only what belongs to the round at hand counts. */
  read(view: Model, lines: readonly Line[]): void {
    if (view.round !== this.round) {
      this.round = view.round;
      this.sold.clear();
    }
    const lot = view.auction?.lot ?? null;
    if (lot !== this.lot) {
      this.lot = lot;
      this.steps.clear();
    }
    const { price, leader } = view.auction ?? {};
    if (lot && price != null && leader != null && this.steps.get(price) !== leader) this.steps.set(price, leader);
    const begin = lines.findLastIndex((line) => line.kind === 'round');
    for (const { kind, seat, args } of lines.slice(begin + 1)) {
      const thing = String(args.lot ?? '');
      const florins = Number(args.florins ?? 0);
      if ((kind === 'open' || kind === 'bid') && thing === lot && this.steps.get(florins) !== seat)
        this.steps.set(florins, seat);
      if (kind === 'buy' && view.lots.some((one) => one.name === thing && !one.open))
        this.sold.set(thing, { seat, florins });
    }
  }
}
