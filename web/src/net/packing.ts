/** Everything that this browser keeps, packed by the page itself: also when Python does not start, when what is stored
 *  is damaged or of a newer version. The shape is that of `bottega.browser.baggage`, which takes it over elsewhere. */
const NAME = 'bottega';
const FORMAT = 1;
/** Documents that belong to tables. */
const KINDS = ['note', 'premove'];

interface OfTable {
  table?: unknown;
}
interface Document {
  kind?: unknown;
  id?: unknown;
}

export async function pack(): Promise<object> {
  const db = await openedAsItIs();
  const [rows, entries, documents] = db
    ? await Promise.all([all<OfTable>(db, 'rows'), all<OfTable>(db, 'entries'), all<Document>(db, 'documents')])
    : [[], [], []];
  db?.close();
  const tables = rows.map((row) => ({
    row,
    entries: entries.filter(({ table }) => table === row.table),
    documents: documents.filter(
      ({ kind, id }) => KINDS.includes(String(kind)) && String(id).startsWith(`${String(row.table)}/`),
    ),
  }));
  return { bottega: 'everything', format: FORMAT, version: import.meta.env.VITE_VERSION, tables };
}

export function empty(): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = indexedDB.deleteDatabase(NAME);
    asking.onsuccess = () => resolve();
    asking.onerror = () => reject(asking.error ?? new Error('refused'));
  });
}

/** In whatever version it is; null if there is none. */
function openedAsItIs(): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const asking = indexedDB.open(NAME);
    let none = false;
    asking.onupgradeneeded = () => {
      none = true;
      asking.transaction?.abort();
    };
    asking.onsuccess = () => resolve(asking.result);
    asking.onerror = () => (none ? resolve(null) : reject(asking.error ?? new Error('refused')));
  });
}

function all<Kept>(db: IDBDatabase, name: string): Promise<Kept[]> {
  if (!db.objectStoreNames.contains(name)) return Promise.resolve([]);
  return new Promise((resolve, reject) => {
    const asking = db.transaction(name).objectStore(name).getAll() as IDBRequest<Kept[]>;
    asking.onsuccess = () => resolve(asking.result);
    asking.onerror = () => reject(asking.error ?? new Error('refused'));
  });
}
