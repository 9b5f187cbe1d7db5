/** Positions shown one after the other: what happened since my last turn or since a line of the log, and what others
 *  do just now, which is shown at a pace that one can follow. */
import { ask } from '../net/api';
import { standing } from '../net/link.svelte';
import type { View } from '../boards/types';
import type { LogLine, Position } from '../net/types';
import { complain } from '../shared/toasts.svelte';
import { filmPace, PACES } from '../stage/pace';

export interface Frame {
  move: number;
  of: number;
  game: Position;
  log: LogLine[];
  /** What every seat saw, where everything is looked at. */
  views?: View[];
}

/** Who is further behind the present than so many moves sees only the last of them. */
const MOST_BEHIND = 40;

/** Every seat's sight with all holdings laid open: each seat stands in all of them as it saw itself. */
export function openSights(views: View[]): View[] {
  const seats = views.map((view, seat) => (view.seats as unknown[])[seat]);
  return views.map((view) => ({ ...view, seats }));
}

export class Film {
  moves = $state.raw<number[]>([]);
  at = $state(0);
  playing = $state(false);
  /** Whether it shows what happens now, and not the past: then it ends by itself. */
  live = $state(false);
  frame = $state.raw<Frame | null>(null);
  on: boolean = $derived(this.moves.length > 0);
  position: Position | null = $derived(this.frame?.game ?? null);
  sights: View[] | null = $derived(this.frame?.views ? openSights(this.frame.views) : null);

  /** The move that has just been shown, to be lit up in the log; 0 for none. */
  fresh = $state(0);
  /** Whose move that was. */
  actor = $state(-1);

  private timer = 0;
  private until = 0;
  private frames = new Map<number, Frame>();

  constructor(
    readonly table: string,
    readonly token: () => string | null,
    /** How a finished game is looked at: as one's own seat, as another by its number, or `all` for everything. */
    public sight = '',
    /** Milliseconds from one move to the next, as the reader wishes; 0 for none. */
    readonly pace: () => number = () => PACES.normal,
  ) {}

  async since(): Promise<number> {
    try {
      const { log } = await ask<{ log: LogLine[] }>(`/api/tables/${this.table}/since`, { token: this.token() });
      const moves = [...new Set(standing(log).map((line) => line.move))]
        .filter((move) => move > 0)
        .sort((a, b) => a - b);
      if (moves.length > 0) await this.show(moves, true);
      return moves.length;
    } catch (error) {
      complain(error);
      return -1;
    }
  }

  async show(moves: number[], playing = false, at = 0): Promise<void> {
    this.live = false;
    this.moves = moves;
    this.playing = playing;
    await this.go(at);
  }

  async go(at: number): Promise<void> {
    clearTimeout(this.timer);
    const before = this.at;
    this.at = Math.max(0, Math.min(at, this.moves.length - 1));
    const move = this.moves[this.at];
    if (move === undefined) return;
    const frames = this.frames;
    const frame = await this.fetch(move);
    if (!frame || this.moves[this.at] !== move || frames !== this.frames) return;
    this.frame = frame;
    this.actor = actorOf(frame);
    // A leap over many moves shows where it leads, not the way.
    this.fresh = Math.abs(this.at - before) <= 1 ? move : 0;
    if (!this.playing) return;
    if (this.at + 1 < this.moves.length)
      this.timer = window.setTimeout(() => void this.go(this.at + 1), filmPace(this.pace()));
    else this.playing = false;
  }

  /** Show others' moves: from the position in sight, one after the other, until `now` is reached. */
  follow(sight: Position, moves: number[], now: Frame): void {
    const waits = performance.now() < this.until;
    this.frames.set(now.move, now);
    if (!this.live && !waits && moves.length === 1) {
      this.light(now.move);
      return;
    }
    if (!this.live) {
      this.live = true;
      this.frame = this.frames.get(sight.move) ?? { move: sight.move, of: now.of, game: sight, log: [] };
      this.moves = [];
      this.at = -1;
      this.timer = window.setTimeout(() => void this.advance(), waits ? this.until - performance.now() : 0);
    }
    this.moves = [...this.moves, ...moves];
    if (this.moves.length - this.at > MOST_BEHIND) this.at = this.moves.length - MOST_BEHIND;
  }

  private async advance(): Promise<void> {
    const next = this.moves[this.at + 1];
    const frames = this.frames;
    if (!this.live || next === undefined) return;
    if (this.at + 2 >= this.moves.length) {
      this.finish();
      return;
    }
    const frame = await this.fetch(next);
    if (!frame || !this.live || frames !== this.frames) return;
    this.at += 1;
    this.frame = frame;
    this.light(next);
    this.timer = window.setTimeout(() => void this.advance(), this.pace());
    // The one after that is fetched while this one is looked at.
    const after = this.moves[this.at + 1];
    if (after !== undefined) void this.fetch(after);
  }

  /** What the move has changed stays lit for a while, and what comes next waits so long. */
  private light(move: number): void {
    this.fresh = move;
    this.actor = actorOf(this.frames.get(move));
    this.until = performance.now() + this.pace();
    window.setTimeout(() => {
      if (this.fresh === move && !this.on) this.fresh = 0;
    }, this.pace() * 2);
  }

  /** The present is reached, or wished for: what was under way has happened. */
  private finish(): void {
    const last = this.moves.at(-1) ?? 0;
    this.stop();
    this.light(last);
  }

  /** Go to the present at once. */
  skip(): void {
    if (this.live) this.finish();
    this.until = 0;
  }

  /** Something else has changed what is shown: nothing of it is news. */
  rest(): void {
    this.skip();
    this.fresh = 0;
  }

  private async fetch(move: number): Promise<Frame | null> {
    const known = this.frames.get(move);
    if (known) return known;
    const frames = this.frames;
    try {
      const as = this.sight ? `?as=${this.sight}` : '';
      const frame = await ask<Frame>(`/api/tables/${this.table}/replay/${move}${as}`, { token: this.token() });
      frames.set(move, frame); // in vain if the past has changed meanwhile
      return frame;
    } catch (error) {
      complain(error);
      this.stop();
      return null;
    }
  }

  /** Forget what was fetched: the language or the sight has changed. */
  async renew(sight = this.sight): Promise<void> {
    this.sight = sight;
    this.frames = new Map();
    if (this.on && !this.live) await this.go(this.at);
  }

  /** The past has changed: only so many moves stand, and what was fetched may be of others. */
  async rewrite(last: number): Promise<void> {
    this.frames = new Map();
    if (this.live && this.moves.at(-1) === last) {
      // Told anew with everything laid open, as at the end of a game: what is being shown stands, and goes on.
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => void this.advance(), this.pace());
      return;
    }
    if (this.live) this.stop();
    if (!this.on) return;
    this.moves = this.moves.filter((move) => move <= last);
    if (this.on) await this.go(this.at);
    else this.stop();
  }

  toggle(): void {
    this.playing = !this.playing;
    if (!this.playing) clearTimeout(this.timer);
    else void this.go(this.at + 1 < this.moves.length ? this.at + 1 : 0);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.playing = false;
    this.live = false;
    this.moves = [];
    this.frame = null;
    this.fresh = 0;
  }
}

function actorOf(frame: Frame | undefined): number {
  return frame?.log.find((line) => line.seat >= 0)?.seat ?? -1;
}
