/** Tables that this browser keeps: Python runs in a worker, and answers as a server would. */
import { recall } from '../shared/memory';
import { empty, pack } from './packing';
import { waking } from './waking.svelte';
import type { Asked, Keeper, Wire } from './keeper';
import type { FromKeeper, Reply, ToKeeper } from '../worker/messages';

/** What does not change is baked into the site, so the rulebook need not wait for Python. */
const BAKED = /^\/api\/titles(?:\/(\w+)\/rules)?\?lang=(\w\w)$/;
/** How fast bots may answer, for tests: seconds. */
const PACE = 'bottega.pace';

const base = new URL('.', document.baseURI).href;
const replies = new Map<number, (reply: Reply) => void>();
const lines = new Map<number, Line>();
const thinkers = new Map<number, Worker>();
let count = 0;
let worker: Worker | null = null;

function start(): Worker {
  if (worker) return worker;
  worker = launch();
  worker.onmessage = (event: MessageEvent<FromKeeper>) => hear(event.data);
  tell({ do: 'keep', base, pace: recall<number>(PACE) ?? 0.4, counting: !navigator.serviceWorker?.controller });
  return worker;
}

function launch(): Worker {
  const made = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
  made.onerror = () => waking.fail('site-missing');
  return made;
}

function tell(message: ToKeeper, transfer: Transferable[] = []): void {
  start().postMessage(message, transfer);
}

function hear(message: FromKeeper): void {
  switch (message.tell) {
    case 'progress':
      return waking.see(message.done, message.total);
    case 'ready':
      return waking.wake();
    case 'trouble':
      return waking.fail(message.trouble, message.detail);
    case 'reply': {
      const settle = replies.get(message.id);
      replies.delete(message.id);
      return settle?.(message.reply);
    }
    case 'line':
      return lines.get(message.line)?.hear(message.text);
    case 'closed':
      return lines.get(message.line)?.end(message.code);
    case 'thinker':
      return hire(message.thinker);
    case 'dismiss':
      thinkers.get(message.thinker)?.terminate();
      thinkers.delete(message.thinker);
  }
}

/** A further worker in which a bot thinks, with a line to the keeper. */
function hire(thinker: number): void {
  const { port1, port2 } = new MessageChannel();
  const made = launch();
  thinkers.set(thinker, made);
  made.postMessage({ do: 'think', base, port: port1 } satisfies ToKeeper, [port1]);
  tell({ do: 'thinker', thinker, port: port2 }, [port2]);
}

function command(message: (id: number) => ToKeeper): Promise<Reply> {
  const id = ++count;
  return new Promise((resolve) => {
    replies.set(id, resolve);
    tell(message(id));
  });
}

class Line implements Wire {
  readyState: number = WebSocket.CONNECTING;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  private readonly line = ++count;

  constructor(table: string) {
    lines.set(this.line, this);
    tell({ do: 'connect', line: this.line, table });
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event('open'));
    });
  }

  hear(text: string): void {
    this.onmessage?.(new MessageEvent('message', { data: text }));
  }

  end(code: number): void {
    lines.delete(this.line);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent('close', { code }));
  }

  send(text: string): void {
    tell({ do: 'say', line: this.line, text });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    lines.delete(this.line);
    tell({ do: 'hangup', line: this.line });
  }
}

export const keeper: Keeper = {
  alone: true,
  async request(path: string, asked: Asked): Promise<Response> {
    const baked = BAKED.exec(path);
    if (baked && asked.method === 'GET')
      return fetch(`${base}baked/${baked[1] ? `${baked[1]}-rules` : 'titles'}.${baked[2]}.json`);
    const token = asked.headers.Authorization?.replace('Bearer ', '') ?? '';
    return response(
      await command((id) => ({ do: 'request', id, method: asked.method, path, token, body: asked.body ?? '' })),
    );
  },
  wire: (table) => new Line(table),
  wake() {
    if (typeof WebAssembly !== 'object' || typeof Worker !== 'function') waking.fail('site-no-wasm');
    else start();
  },
  baggage: {
    pack,
    async empty() {
      worker?.terminate();
      await empty();
    },
    unpack: async (text, language) => response(await command((id) => ({ do: 'import', id, text, language }))),
  },
};

function response({ status, text, file }: Reply): Response {
  const headers: Record<string, string> = file ? { 'Content-Disposition': `attachment; filename="${file}"` } : {};
  return new Response(text, { status, headers });
}
