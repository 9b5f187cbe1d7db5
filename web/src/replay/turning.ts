/** The turning points that analyses on this device have found, by table: the replay leaps from one to the next. */
import { note, recall } from '../shared/memory';

const KEY = 'bottega.turning';
const MOST = 100;

type Found = Record<string, number[]>;

function stored(): Found {
  return recall<Found>(KEY) ?? {};
}

export function turningPoints(table: string): number[] {
  return [...(stored()[table] ?? [])].sort((a, b) => a - b);
}

export function keepTurningPoints(table: string, moves: number[]): void {
  const { [table]: _, ...others } = stored();
  const kept = Object.entries(others).slice(1 - MOST);
  note(KEY, { ...Object.fromEntries(kept), [table]: moves });
}
