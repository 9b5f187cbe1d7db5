import { ask } from '../net/api';
import { keep, keyring } from '../net/keys.svelte';
import type { MadeTable, TableState } from '../net/types';

/** A new table from a move of a finished one, with bots in the other seats; its address. */
export async function branchFrom(
  table: string,
  title: string,
  at: number,
  seat: number,
  token: string | null,
): Promise<string> {
  const { result } = await ask<{ result: MadeTable }>(`/api/tables/${table}/branch`, { body: { at, seat }, token });
  const seats = Object.fromEntries(result.seats.flatMap((one) => (one.token ? [[String(one.seat), one.token]] : [])));
  keep(result.table, { seats, host: result.host, onlooker: result.onlooker, title });
  return `/table/${result.table}`;
}

/** Play a move at a table that was just branched off. */
export async function playIn(address: string, seat: number, move: string): Promise<void> {
  const table = address.replace('/table/', '');
  const token = keyring(table).seats[seat] ?? null;
  const { number } = await ask<TableState>(`/api/tables/${table}`, { token });
  await ask(`/api/tables/${table}/play`, { body: { moves: [move], expect: number }, token });
}
