import { describe, expect, it } from 'vitest';
import type { Line } from '../types';
import { Ledger } from './ledger.svelte';
import type { Model } from './model';

function view(round: number, lot: string | null, price = 0, leader = 0, gone: string[] = []): Model {
  const lots = ['lake', 'jester'].map((name) => ({ name, open: !gone.includes(name), left: 3 }));
  return { round, lots, auction: { lot, price, leader } } as unknown as Model;
}

function line(kind: string, seat: number, args: Record<string, unknown>): Line {
  return { number: 1, seat, kind, args, text: '' };
}

describe('the ledger', () => {
  it('remembers who bid what for the lot under the hammer', () => {
    const ledger = new Ledger();
    ledger.read(view(1, 'lake', 200, 2), []);
    ledger.read(view(1, 'lake', 400, 1), [
      line('bid', 0, { lot: 'lake', florins: 300 }),
      line('bid', 1, { lot: 'lake', florins: 400 }),
    ]);
    expect([...ledger.steps].sort()).toEqual([
      [200, 2],
      [300, 0],
      [400, 1],
    ]);
  });

  it('reads a whole log from the round at hand on', () => {
    const ledger = new Ledger();
    const log = [
      line('bid', 3, { lot: 'lake', florins: 900 }),
      line('round', 0, { round: 2 }),
      line('open', 0, { lot: 'jester', florins: 200 }),
      line('buy', 0, { lot: 'jester', florins: 200 }),
      line('open', 1, { lot: 'lake', florins: 200 }),
      line('bid', 2, { lot: 'lake', florins: 300 }),
    ];
    ledger.read(view(2, 'lake', 300, 2, ['jester']), log);
    expect([...ledger.steps].sort()).toEqual([
      [200, 1],
      [300, 2],
    ]);
    expect(ledger.sold.get('jester')).toEqual({ seat: 0, florins: 200 });
  });

  it('begins anew with the next lot, and keeps what was sold until the round ends', () => {
    const ledger = new Ledger();
    ledger.read(view(1, 'lake', 200, 2), []);
    ledger.read(view(1, null, 0, 0, ['lake']), [line('buy', 2, { lot: 'lake', florins: 200 })]);
    expect(ledger.steps.size).toBe(0);
    expect(ledger.sold.get('lake')).toEqual({ seat: 2, florins: 200 });
    ledger.read(view(2, null), []);
    expect(ledger.sold.size).toBe(0);
  });
});
