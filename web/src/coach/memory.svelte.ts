/** Which tables have a coach, and what has been told at each: kept in this browser, so that one can leave and come back. */
import { note, recall } from '../shared/memory';

const KEY = 'bottega.coach';

interface Remembered {
  title: string;
  on: boolean;
  /** Whether the coach says at each decision what it would do. */
  advises: boolean;
  met: string[];
}

class Memory {
  private tables = $state(recall<Record<string, Remembered>>(KEY) ?? {});

  private keep(): void {
    note(KEY, this.tables);
  }

  /** Call the coach to a table, or back to it. */
  call(table: string, title: string): void {
    const known = this.tables[table];
    if (known) known.on = true;
    else this.tables[table] = { title, on: true, advises: true, met: [] };
    this.keep();
  }

  leave(table: string): void {
    const known = this.tables[table];
    if (known) known.on = false;
    this.keep();
  }

  isOn(table: string): boolean {
    return this.tables[table]?.on ?? false;
  }

  advises(table: string): boolean {
    return this.tables[table]?.advises ?? false;
  }

  setAdvice(table: string, on: boolean): void {
    const known = this.tables[table];
    if (known) known.advises = on;
    this.keep();
  }

  has(table: string, name: string): boolean {
    return this.tables[table]?.met.includes(name) ?? false;
  }

  meet(table: string, name: string): void {
    const known = this.tables[table];
    if (!known || known.met.includes(name)) return;
    known.met.push(name);
    this.keep();
  }

  /** The latest first game of a title that was not played to its end. */
  begun(title: string): string | null {
    const tables = Object.entries(this.tables).filter(([, one]) => one.title === title && !one.met.includes('over'));
    return tables.at(-1)?.[0] ?? null;
  }
}

export const memory = new Memory();
