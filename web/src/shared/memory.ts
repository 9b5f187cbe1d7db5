/** What this browser remembers by a key. One that refuses to, or has no room left, remembers nothing: the page goes on. */
export function recall<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function note(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to be done; what must be kept is kept by whoever keeps the tables.
  }
}

export interface ByTable<T> {
  get(table: string): T | null;
  put(table: string, value: T): void;
}

/** Something remembered of each table; the table noted last stands last, so that the oldest are forgotten. */
export function byTable<T>(key: string, most: number): ByTable<T> {
  const all = (): Record<string, T> => recall<Record<string, T>>(key) ?? {};
  return {
    get: (table) => all()[table] ?? null,
    put(table, value) {
      const { [table]: _, ...others } = all();
      const kept = Object.entries(others).slice(1 - most);
      note(key, { ...Object.fromEntries(kept), [table]: value });
    },
  };
}
