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
