import { ask } from '../net/api';
import { keep } from '../net/keys.svelte';
import type { MadeTable } from '../net/types';

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
