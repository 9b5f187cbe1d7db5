import { ask } from '../net/api';
import { standing } from '../net/link.svelte';
import type { LogLine } from '../net/types';

const PART = 500;

/** The whole log of a table, fetched part by part. */
export async function wholeLog(table: string, token: string | null): Promise<LogLine[]> {
  const lines = new Map<string, LogLine>();
  for (let after = 0; ;) {
    const { log } = await ask<{ log: LogLine[] }>(`/api/tables/${table}/log?after=${after}&limit=${PART}`, { token });
    for (const line of log) lines.set(`${line.number}.${line.line}`, line);
    const last = log.at(-1);
    // A part may end within an entry: the next one begins with that entry again.
    if (!last || log.length < PART || last.number - 1 <= after)
      return standing([...lines.values()]).filter((line) => line.text);
    after = last.number - 1;
  }
}
