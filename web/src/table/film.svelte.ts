/** Past positions, shown one after the other: what happened since my last turn, or since a line of the log. */
import { ask } from '../net/api';
import { standing } from '../net/link.svelte';
import type { View } from '../boards/types';
import type { LogLine, Position } from '../net/types';
import { complain } from '../shared/toasts.svelte';

interface Frame {
  move: number;
  of: number;
  game: Position;
  log: LogLine[];
  /** What every seat saw, where everything is looked at. */
  views?: View[];
}

const PACE = 1600;

/** Every seat's sight with all holdings laid open: each seat stands in all of them as it saw itself. */
export function openSights(views: View[]): View[] {
  const seats = views.map((view, seat) => (view.seats as unknown[])[seat]);
  return views.map((view) => ({ ...view, seats }));
}

export class Film {
  moves = $state.raw<number[]>([]);
  at = $state(0);
  playing = $state(false);
  frame = $state.raw<Frame | null>(null);
  on: boolean = $derived(this.moves.length > 0);
  position: Position | null = $derived(this.frame?.game ?? null);
  sights: View[] | null = $derived(this.frame?.views ? openSights(this.frame.views) : null);

  private timer = 0;
  private frames = new Map<number, Frame>();

  constructor(
    readonly table: string,
    readonly token: () => string | null,
    /** How a finished game is looked at: as one's own seat, as another by its number, or `all` for everything. */
    public sight = '',
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
    this.moves = moves;
    this.playing = playing;
    await this.go(at);
  }

  async go(at: number): Promise<void> {
    clearTimeout(this.timer);
    this.at = Math.max(0, Math.min(at, this.moves.length - 1));
    const move = this.moves[this.at];
    if (move === undefined) return;
    const frames = this.frames;
    const frame = await this.fetch(move);
    if (!frame || this.moves[this.at] !== move || frames !== this.frames) return;
    this.frame = frame;
    if (!this.playing) return;
    if (this.at + 1 < this.moves.length) this.timer = window.setTimeout(() => void this.go(this.at + 1), PACE);
    else this.playing = false;
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
    if (this.on) await this.go(this.at);
  }

  /** The past has changed: only so many moves stand, and what was fetched may be of others. */
  async rewrite(last: number): Promise<void> {
    this.frames = new Map();
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
    this.moves = [];
    this.frame = null;
  }
}
