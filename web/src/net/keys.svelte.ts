import { note, recall } from '../shared/memory';

/** The tokens that this browser holds: which seats at which tables are its reader's. */
export interface Keyring {
  seats: Record<string, string>;
  onlooker?: string;
  host?: string;
  title?: string;
  /** Links of seats that the host may still hand out. */
  invitations?: Record<string, string>;
  touched: number;
}

const KEY = 'bottega.tables';

const rings = $state(recall<Record<string, Keyring>>(KEY) ?? {});

export function keyrings(): Record<string, Keyring> {
  return rings;
}

export function keyring(table: string): Keyring {
  return rings[table] ?? { seats: {}, touched: 0 };
}

export function keep(table: string, change: Partial<Keyring>): void {
  const old = keyring(table);
  rings[table] = { ...old, ...change, seats: { ...old.seats, ...change.seats }, touched: Date.now() / 1000 };
  note(KEY, rings);
}

/** Keep the token of a link: its first letter or number says what it stands for. */
export function keepToken(table: string, token: string): void {
  const kind = token.split('.')[0] ?? '';
  if (kind === 'o') keep(table, { onlooker: token });
  else if (kind === 'h') keep(table, { host: token });
  else if (/^\d+$/.test(kind)) keep(table, { seats: { [kind]: token } });
}

export function giveUpSeat(table: string, seat: number): void {
  const ring = rings[table];
  if (!ring) return;
  delete ring.seats[seat];
  note(KEY, rings);
}

export function forgetTable(table: string): void {
  delete rings[table];
  note(KEY, rings);
}

/** The token that lets this browser see most of a table. */
export function bestToken(table: string): string | null {
  const ring = keyring(table);
  return Object.values(ring.seats)[0] ?? ring.onlooker ?? ring.host ?? null;
}
