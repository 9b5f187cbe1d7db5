/** The line to one table: follows it over the socket, comes back after a cut without loss, and resends what was
 *  not acknowledged under the same key, so nothing is lost and nothing doubles. */
import { keeper } from '$keeper';
import { label, language } from '../text/words.svelte';
import { Refusal } from './api';
import type { Wire } from './keeper';
import { keyring } from './keys.svelte';
import type {
  ChangedPosition,
  Entry,
  EntryPush,
  GamePush,
  LogLine,
  MissedPush,
  Position,
  Premove,
  Push,
  RefusalTold,
  Table,
  TableState,
} from './types';

/** The answer to a command or a question, by the number it was given. */
interface Heard {
  id: number;
  ok?: unknown;
  error?: RefusalTold;
}

/** What tells of entries, or of the position behind them. */
type News = MissedPush | EntryPush | GamePush;

/** A standing order to give; without a rule, none any more. */
export interface Order {
  rule: Premove['rule'] | null;
  limit?: number | null;
}

interface Waiting {
  message: Record<string, unknown>;
  sent: boolean;
  resolve(answer: unknown): void;
  reject(reason: Refusal): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const KEPT_LINES = 400;
/** What only asks; everything else changes something. */
const QUESTIONS = new Set(['draft', 'why', 'hint', 'state']);

/** Close codes after which there is no use in coming back. */
const REFUSALS: Record<number, string> = { 4401: 'token', 4404: 'no-table', 4409: 'closed' };

export type Line = 'connecting' | 'open' | 'cut' | 'refused';

export class TableLink {
  /** What each of my seats knows; an onlooker is under -1. */
  sights = $state.raw<Record<number, TableState>>({});
  table = $state.raw<Table | null>(null);
  line = $state<Line>('connecting');
  refusal = $state.raw<Refusal | null>(null);
  notice = $state('');
  /** Lines that have come since the page was opened, newest at the end: what a board may animate. */
  news = $state.raw<LogLine[]>([]);

  /** Called when the past of a seat has changed, so that what was kept of it is void. */
  rewritten: (as: number) => void = () => undefined;

  private socket: Wire | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private whole = false;
  private nextId = 1;
  private waiting = new Map<number, Waiting>();
  private held = new Map<number, LogLine[]>();

  constructor(readonly id: string) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  private tokens(): string[] {
    const ring = keyring(this.id);
    const seats = Object.keys(ring.seats)
      .sort()
      .map((seat) => ring.seats[seat]!);
    if (seats.length > 0) return seats;
    const other = ring.onlooker ?? ring.host;
    return other ? [other] : [];
  }

  open(): void {
    this.closed = false;
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
    for (const one of this.waiting.values()) one.sent = false;
    if (this.line === 'open') this.line = 'connecting';
    const socket = keeper.wire(this.id);
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as Push | Heard);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
    this.socket = null;
  }

  /** The reader's language or tokens have changed: ask for everything again. */
  renew(): void {
    this.whole = true;
    this.open();
  }

  private hello(): void {
    const numbers = Object.values(this.sights).map((sight) => sight.number);
    const hello: Record<string, unknown> = {
      do: 'hello',
      tokens: this.tokens(),
      lang: language(),
      wants: 'changes',
    };
    if (numbers.length > 0 && !this.whole) hello.after = Math.min(...numbers);
    this.socket?.send(JSON.stringify(hello));
  }

  private hurry = (): void => {
    if (this.line === 'cut' && !document.hidden) this.open();
  };

  private lost(code: number): void {
    this.socket = null;
    for (const one of this.waiting.values()) one.sent = false;
    if (this.closed) return;
    const rule = REFUSALS[code];
    if (rule) {
      this.line = 'refused';
      this.refusal = new Refusal(code - 4000, rule, '');
      return;
    }
    this.line = 'cut';
    this.timer = window.setTimeout(() => this.open(), this.wait + Math.random() * 200);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  private hear(heard: Push | Heard): void {
    if ('push' in heard) this.follow(heard);
    else this.settle(heard);
  }

  private settle(answer: Heard): void {
    const one = this.waiting.get(answer.id);
    if (!one) return;
    this.waiting.delete(answer.id);
    if (answer.error) {
      one.reject(new Refusal(answer.error.status ?? 422, answer.error.rule, answer.error.text, answer.error.args));
    } else one.resolve(answer.ok);
  }

  private follow(push: Push): void {
    switch (push.push) {
      case 'state':
        return this.take(push.as ?? -1, push.state);
      case 'missed':
        return this.catchUp(push, push.entries);
      case 'entry':
        return this.catchUp(push, [push.entry]);
      case 'game':
        return this.catchUp(push, []);
      case 'online':
        return this.seeOnline(push.online, push.onlookers);
      case 'premove':
        return this.change(push.as ?? -1, { premove: push.premove });
      case 'notice':
        this.notice = push.text;
    }
  }

  private take(as: number, state: TableState): void {
    const before = this.sights[as];
    this.sights = { ...this.sights, [as]: { ...state, log: standing(state.log) } };
    this.held.delete(as);
    if (before) this.rewritten(as);
    this.table = state.table;
    label(state.labels);
    this.whole = false;
    this.ready();
  }

  private ready(): void {
    this.line = 'open';
    this.refusal = null;
    this.wait = FIRST_WAIT;
    for (const [id, one] of this.waiting) if (!one.sent) this.send(id, one);
  }

  private catchUp(push: News, entries: Entry[]): void {
    const as = push.as ?? -1;
    const sight = this.sights[as];
    if (!sight) return;
    const fresh = entries.filter((entry) => entry.number > sight.number);
    const first = fresh[0];
    if (push.push === 'entry' && first && first.number > sight.number + 1) {
      this.open();
      return;
    }
    const game = push.game ? whole(push.game, sight.game) : push.game;
    if (push.game && !game) {
      void this.refresh(as); // what it builds upon was never shown here
      return;
    }
    const lines = standing(fresh.flatMap((entry) => entry.log));
    const said = fresh.flatMap((entry) => (entry.chat ? [entry.chat] : []));
    this.sights = {
      ...this.sights,
      [as]: {
        ...sight,
        number: Math.max(sight.number, push.number),
        game: game !== undefined ? game : sight.game,
        table: push.table ?? sight.table,
        log: lines.length > 0 ? [...sight.log, ...lines].slice(-KEPT_LINES) : sight.log,
        chat: said.length > 0 ? [...sight.chat, ...said] : sight.chat,
      },
    };
    if (push.table) this.table = push.table;
    this.tell(
      as,
      lines,
      push.game === undefined,
      fresh.some((entry) => entry.kind === 'play'),
    );
    if (push.push === 'missed') this.ready();
    // What was taken back leaves the log as well: the server says what still stands.
    if (fresh.some((entry) => entry.kind === 'undo')) void this.refresh(as);
  }

  /** Lines are news together with the position they led to, which may come a moment later. */
  private tell(as: number, lines: LogLine[], without: boolean, played: boolean): void {
    const before = this.held.get(as) ?? [];
    const held = [...before, ...lines];
    const later = without && (played || before.length > 0);
    this.held.set(as, later ? held : []);
    if (!later && held.length > 0) this.news = held;
  }

  private async refresh(as: number): Promise<void> {
    try {
      this.take(as, (await this.command('state', {}, as)) as TableState);
    } catch {
      this.renew(); // too often, or the seat has been left: a new hello tells
    }
  }

  private change(as: number, change: Partial<Position>): void {
    const sight = this.sights[as];
    if (sight?.game) this.sights = { ...this.sights, [as]: { ...sight, game: { ...sight.game, ...change } } };
  }

  private seeOnline(online: number[], onlookers: number): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat) => ({
      ...seat,
      online: seat.kind === 'bot' || online.includes(seat.seat),
    }));
    this.table = { ...this.table, seats, onlookers };
  }

  private send(id: number, one: Waiting): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    one.sent = true;
    this.socket.send(JSON.stringify({ id, ...one.message }));
  }

  /** Give a command for a seat. One that changes something gets a key of its own, so it may be resent. */
  command(name: string, body: Record<string, unknown>, as: number): Promise<unknown> {
    const message: Record<string, unknown> = { do: name, ...body };
    if (!QUESTIONS.has(name)) message.key = newKey();
    if (as >= 0) message.as = as;
    return new Promise((resolve, reject) => {
      const id = this.nextId++;
      const one: Waiting = { message, sent: false, resolve, reject };
      this.waiting.set(id, one);
      if (this.line === 'open') this.send(id, one);
    });
  }

  play(moves: string[], as: number): Promise<unknown> {
    return this.command('play', { moves, expect: this.sights[as]?.number ?? 0 }, as);
  }

  /** Give a standing order, or none. It is shown at once: the server tells only when it stops. */
  async order({ rule, limit = null }: Order, as: number): Promise<unknown> {
    const before = this.sights[as]?.game?.premove ?? null;
    this.change(as, { premove: rule ? { rule, limit, stopped: null } : null });
    try {
      return await this.command('premove', { rule, limit }, as);
    } catch (error) {
      this.change(as, { premove: before });
      throw error;
    }
  }

  undo(as: number): Promise<unknown> {
    return this.command('undo', { expect: this.sights[as]?.number ?? 0 }, as);
  }

  reset(as: number): Promise<unknown> {
    return this.command('reset', { expect: this.sights[as]?.number ?? 0 }, as);
  }
}

/** A position with its whole view: of one that tells changes, upon what was shown before; null if that is not here. */
export function whole(shown: Position | ChangedPosition, before: Position | null): Position | null {
  if (!('changes' in shown)) return shown;
  const { changes, ...rest } = shown;
  const known = before?.sight;
  if (!before || known === undefined || shown.sight - known < 0 || shown.sight - known > 1) return null;
  return { ...rest, view: { ...before.view, ...changes } };
}

/** The lines that have not been taken back. */
export function standing(lines: LogLine[]): LogLine[] {
  return lines.filter((line) => !line.undone);
}

export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
