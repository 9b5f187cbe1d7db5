/** One reader at one table: which seat is looked from, what is tried, and what is asked of the server. */
import { untrack } from 'svelte';
import type { Line, Move, Preview, Question, SeatInfo, View, Why } from '../boards/types';
import { Refusal } from '../net/api';
import { keyring } from '../net/keys.svelte';
import { TableLink } from '../net/link.svelte';
import type { Draft, Hint, LogLine, Position, Table, TableState } from '../net/types';
import { settings } from '../shared/settings.svelte';
import { complain } from '../shared/toasts.svelte';
import { Film } from './film.svelte';

const HOVER_PAUSE = 110;

export class Session {
  readonly link: TableLink;
  readonly film: Film;
  /** The seat looked from; -1 for an onlooker. */
  me = $state(-1);
  /** The chain of own moves that is tried but not played, and where it leads. */
  draft = $state.raw<string[]>([]);
  tried = $state.raw<Draft | null>(null);
  hovered = $state<string | null>(null);
  glimpse = $state.raw<Draft | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** The move that a finger has chosen but not yet played: it stays shown until it is tapped again. */
  shown = $state<string | null>(null);
  /** The move that was just chosen, until the table has answered. */
  chosen = $state<string | null>(null);
  busy = $state(false);
  /** What the board asks itself while something is set up on it that the table does not know of yet. */
  told = $state<string | null>(null);
  /** The chain that was played last. */
  played = $state.raw<readonly string[] | null>(null);
  /** Whether a coach stands by, who advises unasked. */
  coached = $state(false);

  sight: TableState | null = $derived.by(() => this.link.sights[this.me] ?? null);
  table: Table | null = $derived.by(() => this.link.table);
  game: Position | null = $derived(this.sight?.game ?? null);
  /** The position that I decide in: the draft's, or the table's. */
  present: Position | null = $derived.by(() => this.tried?.game ?? this.game);
  /** The position to draw: a film's, or the present one. */
  position: Position | null = $derived.by(() => this.film.position ?? this.present);
  view: View | null = $derived(this.position?.view ?? null);
  /** Whether the past is looked at on purpose: others' moves that are shown as they happen hold nobody up. */
  past = $derived.by(() => this.film.on && !this.film.live);
  moves: Move[] = $derived.by(() => (this.past || this.tried?.ends ? [] : (this.present?.moves ?? [])));
  question: Question | null = $derived.by(() => (this.past ? null : (this.present?.question ?? null)));
  /** The log as far as it is shown. */
  log: LogLine[] = $derived.by(() => {
    const lines = this.sight?.log ?? [];
    const shown = this.film.live ? (this.film.frame?.move ?? 0) : Infinity;
    return shown === Infinity ? lines : lines.filter((line) => line.move <= shown);
  });
  confirming = $derived.by(() => Boolean(this.table?.confirm) || settings.confirm);
  myTurn = $derived.by(() => this.me >= 0 && Boolean(this.game?.awaiting.includes(this.me)));
  /** What is asked of me, as one text: others may decide in secret meanwhile without touching it. */
  decision = $derived.by(() =>
    [this.game?.question?.text, ...(this.game?.moves ?? []).map((move) => move.text)].join('\n'),
  );
  seats: SeatInfo[] = $derived.by(() => this.readSeats());
  news: Line[] = $derived.by(() => this.link.news);

  private acting: Promise<void> = Promise.resolve();
  private hoverTimer = 0;
  private begunFor = '';

  constructor(readonly id: string) {
    this.link = new TableLink(id);
    this.film = new Film(
      id,
      () => this.token(),
      '',
      () => settings.pace,
    );
    this.link.rewritten = (as) => {
      if (as === this.me) void this.film.rewrite(this.game?.move ?? 0);
    };
  }

  /** The seats this browser holds, lowest first. */
  mySeats(): number[] {
    return Object.keys(keyring(this.id).seats)
      .map(Number)
      .sort((a, b) => a - b);
  }

  token(): string | null {
    const ring = keyring(this.id);
    return ring.seats[this.me] ?? ring.onlooker ?? ring.host ?? null;
  }

  private readSeats(): SeatInfo[] {
    const mine = this.mySeats();
    return (this.table?.seats ?? []).map((seat) => ({
      seat: seat.seat,
      name: seat.name ?? '',
      bot: seat.bot,
      online: seat.online,
      me: mine.includes(seat.seat),
    }));
  }

  nameOf(seat: number): string {
    return this.seats[seat]?.name ?? '';
  }

  /** Called when the table has moved on: a draft that was built for another decision is void. */
  follow(): void {
    if (this.decision === this.begunFor) return;
    this.begunFor = this.decision;
    this.hint = null;
    this.dropDraft();
    this.shown = null;
    this.hover(null);
  }

  private seen: { me: number; game: Position } | null = null;

  /** Called before a position is drawn: what others did on the way to it is shown move by move. */
  watch(): void {
    const { game, me } = this;
    untrack(() => {
      const before = this.seen;
      this.seen = game && { me, game };
      if (!game || !before || before.game === game || before.me !== me) return;
      if (this.past || game.move === before.game.move) return;
      const moves = this.othersMoves(before.game.move, game.move);
      const calm = settings.pace === 0 || document.hidden || this.draft.length > 0;
      if (calm || moves.length === 0) this.film.rest();
      else {
        const log = (this.sight?.log ?? []).filter((line) => line.move === game.move);
        this.film.follow(before.game, moves, { move: game.move, of: game.move, game, log });
      }
    });
  }

  /** The moves between two positions that are worth looking at; none if all of them are my own. */
  private othersMoves(from: number, to: number): number[] {
    if (to <= from) return [];
    const told = (this.sight?.log ?? []).filter((line) => line.move > from && line.move <= to && line.text);
    const first = told.find((line) => line.seat !== this.me && line.seat >= 0);
    if (!first) return [];
    const moves = new Set(told.map((line) => line.move).filter((move) => move >= first.move));
    // Where it ends is where everybody stands, whether or not the last step was told.
    return [...moves, to].filter((move, at, all) => all.indexOf(move) === at).sort((a, b) => a - b);
  }

  /** Choose by a finger, under which nothing hovers: first see what it would do, then play it. */
  async tap(notation: string): Promise<void> {
    if (this.shown === notation) return this.play(notation);
    this.shown = notation;
    this.hover(notation);
  }

  /** What the board has set up: the bar offers to play it. */
  offer(notation: string | null): void {
    untrack(() => {
      this.shown = notation;
      this.hover(notation);
    });
  }

  /** Choose a move: it counts at once, or joins the draft where turns are confirmed. */
  async play(notation: string): Promise<void> {
    this.chosen = notation;
    // A quick hand may choose before the last choice is acknowledged: it is not lost, it waits.
    await this.acting;
    this.film.rest();
    if (this.moves.some((move) => move.text === notation)) {
      this.shown = null;
      this.hover(null);
      this.hint = null;
      if (this.confirming) await this.extend(notation);
      else await this.commit([notation]);
    }
    if (this.chosen === notation) this.chosen = null;
  }

  private extend(notation: string): Promise<void> {
    const chain = [...this.draft, notation];
    return this.tell(async () => {
      const answer = (await this.link.command('draft', { moves: chain }, this.me)) as Draft;
      if (answer.refused) throw new Refusal(422, answer.refused.rule, answer.refused.text);
      this.draft = chain;
      this.tried = answer;
    });
  }

  /** Play the draft, or the given chain. */
  async commit(chain: string[] = this.draft): Promise<void> {
    if (chain.length === 0) return;
    this.played = chain;
    await this.tell(() => this.link.play(chain, this.me));
    this.dropDraft();
  }

  dropDraft(): void {
    this.draft = [];
    this.tried = null;
  }

  /** Whether one step can be taken back, of the draft or of what was played. */
  get canUndo(): boolean {
    return this.draft.length > 0 || (this.game?.undo?.to ?? null) !== null;
  }

  get canReset(): boolean {
    return this.draft.length > 0 || (this.game?.undo?.reset ?? null) !== null;
  }

  async undo(): Promise<void> {
    if (this.draft.length > 1) {
      const chain = this.draft.slice(0, -1);
      const answer = await this.attempt<Draft>('draft', { moves: chain });
      if (answer) {
        this.draft = chain;
        this.tried = answer;
      }
    } else if (this.draft.length === 1) this.dropDraft();
    else await this.tell(() => this.link.undo(this.me));
  }

  async reset(): Promise<void> {
    if (this.draft.length > 0) this.dropDraft();
    else await this.tell(() => this.link.reset(this.me));
  }

  /** One thing after the other: what changes the table waits for what went before. */
  private async tell(act: () => Promise<unknown>): Promise<void> {
    const before = this.acting;
    let done = (): void => undefined;
    this.acting = new Promise<void>((resolve) => (done = resolve));
    await before;
    this.busy = true;
    try {
      await act();
    } catch (error) {
      complain(error);
    } finally {
      this.busy = false;
      done();
    }
  }

  /** Any other command of the table, for my seat. */
  async command(name: string, body: Record<string, unknown> = {}): Promise<unknown> {
    return this.attempt(name, body);
  }

  private async attempt<Answer>(name: string, body: Record<string, unknown>): Promise<Answer | null> {
    try {
      return (await this.link.command(name, body, this.me)) as Answer;
    } catch (error) {
      complain(error);
      return null;
    }
  }

  /** Boards may call this from an effect, which must not come to depend on what is hovered. */
  hover(notation: string | null): void {
    untrack(() => {
      // A lifted finger leaves everything: what it has chosen stays in sight.
      const wanted = notation ?? this.shown;
      if (wanted === this.hovered) return;
      this.hovered = wanted;
      this.glimpse = null;
      clearTimeout(this.hoverTimer);
      if (wanted === null || this.busy) return;
      this.hoverTimer = window.setTimeout(() => void this.look(wanted), HOVER_PAUSE);
    });
  }

  private async look(notation: string): Promise<void> {
    try {
      const answer = (await this.link.command('draft', { moves: [...this.draft, notation] }, this.me)) as Draft;
      if (this.hovered === notation && !answer.refused) this.glimpse = answer;
    } catch {
      // A glimpse that does not come is simply not shown.
    }
  }

  async preview(notations: string[]): Promise<Preview | null> {
    try {
      const answer = (await this.link.command('draft', { moves: [...this.draft, ...notations] }, this.me)) as Draft;
      return {
        view: answer.game.view,
        moves: answer.game.moves,
        question: answer.game.question,
        log: answer.log,
        refused: answer.refused,
      };
    } catch {
      return null;
    }
  }

  async why(notation: string): Promise<Why | null> {
    try {
      const answer = (await this.link.command('why', { move: notation, after: this.draft }, this.me)) as Why & {
        legal: boolean;
      };
      return answer.legal ? null : { rule: answer.rule, text: answer.text };
    } catch {
      return null;
    }
  }

  async askHint(): Promise<void> {
    this.busy = true;
    const answer = await this.attempt<{ hint: Hint }>('hint', { seconds: 2 });
    this.busy = false;
    this.hint = answer?.hint ?? null;
  }
}
