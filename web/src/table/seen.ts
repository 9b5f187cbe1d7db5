/** Up to which move this browser has shown each table: whoever comes back is shown what was missed. */
import { note, recall } from '../shared/memory';

const KEY = 'bottega.seen';
const MOST = 200;

type Seen = Record<string, number>;

function stored(): Seen {
  return recall<Seen>(KEY) ?? {};
}

/** The last move shown of a table; null if it was never open here. */
export function lastSeen(table: string): number | null {
  return stored()[table] ?? null;
}

export function markSeen(table: string, move: number): void {
  const { [table]: _, ...others } = stored();
  // The table looked at last stands last, so that the oldest are forgotten.
  const kept = Object.entries(others).slice(1 - MOST);
  note(KEY, { ...Object.fromEntries(kept), [table]: move });
}
