/** The browser's storage: entries, rows, snapshots and documents in IndexedDB. A promise is kept when what it wrote is
 *  on disk. Pages of one browser share it, and tell each other what they have written. */

const NAME = 'bottega';
/** Of the layout below. A newer page may have made a newer one, which this page must not touch. */
const VERSION = 1;

const STORES = ['entries', 'rows', 'snapshots', 'documents'];

/** The storage cannot be used; the message is the end of a text's id. */
export class StorageTrouble extends Error {}

interface Stored {
  table: string;
  number: number;
  key?: string | null;
}
interface Put {
  kind: string;
  id: string;
  data: unknown;
  expect: number | null;
}
interface Kept {
  kind: string;
  id: string;
  version: number;
  data: unknown;
}
/** Of functions in Python that are called later. */
interface Lasting<Args extends unknown[]> {
  (...args: Args): void;
  copy?(): Lasting<Args>;
}

/** `lost` is told when the storage goes away later: another page needs it for a newer version, or it was cleared. */
export async function openDrawers(lost: (trouble: string) => void): Promise<object> {
  const db = await opened();
  db.onversionchange = ({ newVersion }) => {
    db.close();
    lost(newVersion === null ? 'storage-lost' : 'site-store-newer');
  };
  db.onclose = () => lost('storage-lost');
  const channel = new BroadcastChannel(NAME);

  async function write<T>(
    stores: string[],
    work: (store: (name: string) => IDBObjectStore) => Promise<T> | T,
  ): Promise<T> {
    const change = transaction(stores, 'readwrite');
    const ended = new Promise<void>((resolve, reject) => {
      change.oncomplete = () => resolve();
      change.onabort = () => reject(troubled(change.error));
    });
    ended.catch(() => undefined);
    try {
      const result = await work((name) => change.objectStore(name));
      await ended;
      return result;
    } catch (error) {
      // All of it or nothing, also where the browser refuses at once.
      giveUp(change);
      throw error instanceof DOMException ? troubled(error) : error;
    }
  }

  function read(name: string): IDBObjectStore {
    return transaction([name], 'readonly').objectStore(name);
  }

  function transaction(stores: string[], mode: IDBTransactionMode): IDBTransaction {
    try {
      return db.transaction(stores, mode, { durability: 'strict' });
    } catch (error) {
      throw troubled(error as DOMException);
    }
  }

  return {
    async append(text: string, row: string): Promise<boolean> {
      const entries = JSON.parse(text) as Stored[];
      try {
        await write(['entries', 'rows'], (store) => {
          for (const entry of entries) store('entries').add(withoutNull(entry));
          if (row) store('rows').put(JSON.parse(row));
        });
      } catch (error) {
        if (error instanceof Error && error.message === 'taken') return false;
        throw error;
      }
      const last = entries.at(-1);
      if (last) channel.postMessage({ table: last.table, number: last.number });
      return true;
    },
    async entries(table: string, after: number): Promise<string> {
      const range = IDBKeyRange.bound([table, after], [table, Infinity], true);
      return JSON.stringify(await asked(read('entries').getAll(range)));
    },
    async rows(): Promise<string> {
      return JSON.stringify(await asked(read('rows').getAll()));
    },
    async row(table: string): Promise<string> {
      return told(await asked(read('rows').get(table)));
    },
    async save_snapshot(text: string): Promise<void> {
      await write(['snapshots'], (store) => void store('snapshots').put(JSON.parse(text)));
    },
    async snapshot(table: string): Promise<string> {
      return told(await asked(read('snapshots').get(table)));
    },
    /** All of them, or none if one has another version than is expected. */
    async put_all(text: string): Promise<boolean> {
      const puts = JSON.parse(text) as Put[];
      if (puts.length === 0) return true;
      return write(['documents'], async (store) => {
        const versions: number[] = [];
        for (const { kind, id, expect } of puts) {
          const before = (await asked(store('documents').get([kind, id]))) as Kept | undefined;
          const version = before?.version ?? 0;
          if (expect !== null && version !== expect) return false;
          versions.push(version);
        }
        puts.forEach(({ kind, id, data }, at) =>
          store('documents').put({ kind, id, version: (versions[at] ?? 0) + 1, data }),
        );
        return true;
      });
    },
    async get(kind: string, id: string): Promise<string> {
      return told(await asked(read('documents').get([kind, id])));
    },
    async find(kind: string, prefix: string, limit: number): Promise<string> {
      const range = IDBKeyRange.bound([kind, prefix], [kind, `${prefix}\uffff`]);
      return JSON.stringify(await asked(read('documents').getAll(range, limit)));
    },
    async delete(kind: string, id: string): Promise<void> {
      await write(['documents'], (store) => void store('documents').delete([kind, id]));
    },
    listen(heard: Lasting<[string, number]>, said: Lasting<[string]>): void {
      const hear = heard.copy?.() ?? heard;
      const say = said.copy?.() ?? said;
      channel.onmessage = (event: MessageEvent<{ table?: string; number?: number; said?: string }>) => {
        const { table, number, said: text } = event.data;
        if (text !== undefined) say(text);
        else hear(table ?? '', number ?? 0);
      };
    },
    say(text: string): void {
      channel.postMessage({ said: text });
    },
  };
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let asking: IDBOpenDBRequest;
    try {
      asking = indexedDB.open(NAME, VERSION);
    } catch {
      reject(new StorageTrouble('storage-refused'));
      return;
    }
    asking.onupgradeneeded = () => {
      const db = asking.result;
      const entries = db.createObjectStore('entries', { keyPath: ['table', 'number'] });
      entries.createIndex('key', ['table', 'key'], { unique: true });
      db.createObjectStore('rows', { keyPath: 'table' });
      db.createObjectStore('snapshots', { keyPath: 'table' });
      db.createObjectStore('documents', { keyPath: ['kind', 'id'] });
    };
    asking.onsuccess = () => {
      const db = asking.result;
      if (STORES.every((name) => db.objectStoreNames.contains(name))) return resolve(db);
      db.close();
      reject(new StorageTrouble('site-store-damaged'));
    };
    asking.onerror = () => reject(new StorageTrouble(troubleAtOpening(asking.error)));
  });
}

function troubleAtOpening(error: DOMException | null): string {
  if (error?.name === 'VersionError') return 'site-store-newer';
  if (error?.name === 'QuotaExceededError') return 'storage-full';
  // Chromium says the same of a store that is damaged and of one that the reader does not allow.
  return error?.name === 'UnknownError' && !error.message.includes('denied') ? 'site-store-damaged' : 'storage-refused';
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(troubled(request.error));
  });
}

function troubled(error: DOMException | null): Error {
  if (error?.name === 'ConstraintError') return new Error('taken');
  if (error?.name === 'QuotaExceededError') return new StorageTrouble('storage-full');
  return new StorageTrouble(`storage-refused: ${error?.message ?? ''}`);
}

function giveUp(change: IDBTransaction): void {
  try {
    change.abort();
  } catch {
    // It has ended already.
  }
}

/** An entry without a key must not stand in the index of keys. */
function withoutNull(entry: Stored): Stored {
  if (entry.key === null) delete entry.key;
  return entry;
}

function told(found: unknown): string {
  return found === undefined ? '' : JSON.stringify(found);
}
