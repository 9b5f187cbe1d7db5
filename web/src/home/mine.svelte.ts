/** The reader's tables: those whose links this browser keeps, and those of the account. */
import { ask } from '../net/api';
import { forgetTable, keep, keyrings } from '../net/keys.svelte';
import type { MyTable } from '../net/types';

const mine = $state<{ list: MyTable[]; loaded: boolean }>({ list: [], loaded: false });
const EVERY = 20_000;

async function fetchMine(): Promise<void> {
  const wanted = Object.entries(keyrings()).flatMap(([table, ring]) => {
    const tokens = Object.values(ring.seats);
    return tokens.length > 0 ? [{ table, token: tokens[0]! }] : [];
  });
  try {
    const { tables } =
      wanted.length > 0 ? await ask<{ tables: MyTable[] }>('/api/mine', { body: { tables: wanted } }) : { tables: [] };
    mine.list = tables.sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.updated - a.updated);
    for (const one of tables) if (!keyrings()[one.table]?.title) keep(one.table, { title: one.title });
    const found = new Set(tables.map((one) => one.table));
    for (const { table } of wanted) if (!found.has(table)) forgetTable(table);
  } catch {
    // Without a line the list of before stays.
  }
  mine.loaded = true;
}

/** Call while a component is being set up: the list stays fresh as long as the component is shown. */
export function myTables(): typeof mine {
  $effect(() => {
    void fetchMine();
    const timer = setInterval(() => void fetchMine(), EVERY);
    return () => clearInterval(timer);
  });
  return mine;
}
