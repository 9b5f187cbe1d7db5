/** A worker of a page that plays by itself: it keeps the tables, or thinks for bots. */
import { Desk } from './desk';
import { openDrawers, StorageTrouble } from './drawers';
import { MissingFile, startPython, type Python } from './python';
import type { FromKeeper, Reply, ToKeeper, Work, Worked } from './messages';

/** The Python side: `bottega.browser.keeper.BrowserKeeper`. */
interface BrowserKeeper {
  open(): Promise<void>;
  lead(): void;
  request(method: string, path: string, token: string, body: string): Promise<string>;
  connect(table: string, tell: (text: string) => void, closed: (code: number) => void): Line;
  bring(text: string, language: string): Promise<string>;
}
interface Line {
  hear(text: string): void;
  close(): void;
  destroy(): void;
}

const lines = new Map<number, Line>();
const desks = new Map<number, Desk>();
let thinkers = 0;
let keeper: Promise<BrowserKeeper> | null = null;

function tell(message: FromKeeper): void {
  postMessage(message);
}

self.onmessage = (event: MessageEvent<ToKeeper>) => void hear(event.data);

async function hear(message: ToKeeper): Promise<void> {
  switch (message.do) {
    case 'keep':
      keeper = keep(message.base, message.pace, message.counting);
      keeper.then(() => tell({ tell: 'ready' })).catch(confess);
      return;
    case 'think':
      return think(message.base, message.port);
    case 'thinker':
      return desks.get(message.thinker)?.sit(message.port);
    case 'request':
    case 'import':
      return reply(message);
    case 'connect':
      return connect(message.line, message.table);
    case 'say':
      await keeper;
      return lines.get(message.line)?.hear(message.text);
    case 'hangup':
      await keeper;
      return lines.get(message.line)?.close();
  }
}

async function keep(base: string, pace: number, counting: boolean): Promise<BrowserKeeper> {
  const [drawers, python] = await Promise.all([
    openDrawers((trouble) => tell({ tell: 'trouble', trouble, detail: '' })),
    startPython(base, counting, (done, total) => tell({ tell: 'progress', done, total })),
  ]);
  const { BrowserKeeper } = python.pyimport('bottega.browser.keeper') as {
    BrowserKeeper: (browser: unknown, pace: number) => BrowserKeeper;
  };
  const made = BrowserKeeper({ drawers, desk }, pace);
  await made.open();
  // The one page that goes on with what others have left: the next takes over when it is closed.
  void navigator.locks?.request('bottega-lead', () => {
    made.lead();
    return new Promise(() => undefined);
  });
  if (!navigator.locks) made.lead();
  return made;
}

function confess(error: unknown): void {
  const trouble = troubleOf(error);
  const stored = /^(site-store|storage)-/.test(trouble);
  tell({ tell: 'trouble', trouble, detail: stored ? '' : error instanceof Error ? error.message : String(error) });
}

function troubleOf(error: unknown): string {
  if (error instanceof StorageTrouble) return error.message;
  if (error instanceof MissingFile) return 'site-missing';
  // What Python read in the storage was not what it had written.
  return String(error).includes('bottega.store.base.Damaged') ? 'site-store-damaged' : 'site-broken';
}

function desk(): Desk {
  const made: Desk = new Desk(
    () => {
      const thinker = ++thinkers;
      desks.set(thinker, made);
      tell({ tell: 'thinker', thinker });
      return thinker;
    },
    (thinker) => {
      desks.delete(thinker);
      tell({ tell: 'dismiss', thinker });
    },
  );
  return made;
}

type Asking = Extract<ToKeeper, { id: number }>;

async function reply(message: Asking): Promise<void> {
  let answer: Reply;
  try {
    answer = await answered(await keeper!, message);
  } catch (error) {
    const text = JSON.stringify({ error: { rule: 'server-internal', text: String(error), args: {} } });
    answer = { status: 500, text };
  }
  tell({ tell: 'reply', id: message.id, reply: answer });
}

async function answered(kept: BrowserKeeper, message: Asking): Promise<Reply> {
  if (message.do === 'request')
    return JSON.parse(await kept.request(message.method, message.path, message.token, message.body)) as Reply;
  return JSON.parse(await kept.bring(message.text, message.language)) as Reply;
}

async function connect(line: number, table: string): Promise<void> {
  const kept = await keeper!;
  lines.set(
    line,
    kept.connect(
      table,
      (text) => tell({ tell: 'line', line, text }),
      (code) => {
        lines.get(line)?.destroy();
        lines.delete(line);
        tell({ tell: 'closed', line, code });
      },
    ),
  );
}

/** Think: one piece of work after the other, as they come. */
async function think(base: string, port: MessagePort): Promise<void> {
  let python: Promise<Python> | null = null;
  port.onmessage = async (event: MessageEvent<Work>) => {
    const { id, work } = event.data;
    try {
      python ??= startPython(base, false, () => undefined);
      const crew = (await python).pyimport('bottega.browser.crew') as {
        think(work: string, progress: (done: number) => void): string;
      };
      const done = crew.think(work, (part) => port.postMessage({ id, progress: part } satisfies Worked));
      port.postMessage({ id, done } satisfies Worked);
    } catch (error) {
      port.postMessage({ id, failed: String(error) } satisfies Worked);
    }
  };
}
