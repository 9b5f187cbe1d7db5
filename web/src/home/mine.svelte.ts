/** The reader's tables: those whose links this browser keeps, and those of the account. */
import { ask } from '../net/api';
import { forgetTable, keep, keyrings } from '../net/keys.svelte';
import type { MyTable, MyTables } from '../net/types';

interface Mine {
  list: MyTable[];
  /** Those that cannot be opened now. */
  closed: string[];
  loaded: boolean;
}

const mine = $state<Mine>({ list: [], closed: [], loaded: false });
const EVERY = 20_000;
const AT_ONCE = 100; // as many as a server tells of in one answer

async function fetchMine(): Promise<void> {
  const wanted = Object.entries(keyrings()).flatMap(([table, ring]) => {
    const tokens = Object.values(ring.seats);
    return tokens.length > 0 ? [{ table, token: tokens[0]! }] : [];
  });
  try {
    const tables: MyTable[] = [];
    const closed: string[] = [];
    for (let at = 0; at < wanted.length; at += AT_ONCE) {
      const body = { tables: wanted.slice(at, at + AT_ONCE) };
      const told = await ask<MyTables>('/api/mine', { body });
      tables.push(...told.tables);
      closed.push(...told.closed);
    }
    mine.list = tables.sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.updated - a.updated);
    for (const one of tables) if (!keyrings()[one.table]?.title) keep(one.table, { title: one.title });
    mine.closed = closed;
    const found = new Set([...tables.map((one) => one.table), ...closed]);
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
