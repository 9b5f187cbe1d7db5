/** Who stands beside a first game: tells each thing when it first comes up, says what it would do, and looks at what was done. */
import { untrack } from 'svelte';
import type { Session } from '../table/session.svelte';
import { has, say } from '../text/words.svelte';
import { inSight } from './light';
import { loadCourse } from './load';
import { memory } from './memory.svelte';
import type { Advice, Course, Lesson, Scene } from './types';

/** A plan is sent move by move: advice waits until the table rests. */
const REST = 120;
const MOST_STEPS = 8;

interface Found {
  move: string;
  words: string;
  reason: string;
}

export class Coach {
  course = $state.raw<Course | null>(null);
  advice = $state.raw<Advice | null>(null);
  /** What it says to the move that was just made. */
  reaction = $state('');
  thinking = $state(false);

  /** It ends by itself with the game: its last words stay in sight until the page is left. */
  private parting = $state(false);

  on = $derived.by(() => (memory.isOn(this.session.id) || this.parting) && this.course !== null);
  asked = $derived.by(() => this.session.myTurn && this.session.moves.length > 0);
  over = $derived.by(() => Boolean(this.session.game?.over));
  /** Which decision is open, the steps of a draft included. */
  decision = $derived.by(() => `${this.session.draft.join('\n')}\n\n${this.session.decision}`);
  scene: Scene | null = $derived.by(() => this.look());
  due: Lesson[] = $derived.by(() => this.findDue());
  lesson: Lesson | null = $derived.by(() => this.due[0] ?? null);
  words: string = $derived.by(() => this.speak());
  /** Advice comes when there is nothing more to tell first. */
  advises = $derived.by(
    () =>
      this.asked &&
      this.due.length < 2 &&
      memory.advises(this.session.id) &&
      this.advice !== null &&
      this.advice.decision === this.decision,
  );

  /** How many things have been told and read at this decision. */
  private toldHere = $state(0);
  private told: { decision: string; lesson: string | null } = { decision: '', lesson: null };
  private at = -1;
  private answered: readonly string[] | null = null;
  private asking: Promise<unknown> = Promise.resolve();

  constructor(
    readonly session: Session,
    readonly title: string,
  ) {}

  /** Call while a component is being set up. */
  watch(): void {
    $effect(() => {
      if (memory.isOn(this.session.id) && !this.course) void loadCourse(this.title).then((one) => (this.course = one));
    });
    $effect(() => {
      const decision = this.decision;
      if (this.on) untrack(() => this.arrive(decision));
    });
    $effect(() => {
      const [decision, lesson] = [this.decision, this.lesson?.name ?? null];
      untrack(() => {
        this.told = { decision, lesson };
        if (lesson !== 'over') return;
        this.parting = true;
        memory.meet(this.session.id, 'over');
        memory.leave(this.session.id);
      });
    });
  }

  get met(): number {
    return this.course?.lessons.filter(({ name }) => memory.has(this.session.id, name)).length ?? 0;
  }

  /** Read on. */
  next(): void {
    if (!this.lesson) return;
    memory.meet(this.session.id, this.lesson.name);
    this.toldHere += 1;
  }

  leave(): void {
    this.parting = false;
    memory.leave(this.session.id);
    this.advice = null;
    this.reaction = '';
  }

  /** The thing it speaks of. */
  shown(): Element | null {
    return this.lesson && inSight(...this.lesson.at);
  }

  /** Where the advised move is made: on the board, in the bar, or in the list of all moves. */
  aimed(): Element | null {
    if (this.session.tried?.ends && this.session.draft.length > 0) return inSight('[data-confirm]');
    if (!this.advises || !this.advice) return null;
    const { chain } = this.advice;
    const begins = this.course?.point?.(chain);
    return inSight(`[data-move="${CSS.escape(chain[0]!)}"]`, ...(begins ?? []), '[data-all-moves]');
  }

  async follow(): Promise<void> {
    const chain = this.advice?.chain ?? [];
    if (chain.length > 1) await this.session.commit([...chain]);
    else if (chain[0]) await this.session.play(chain[0]);
  }

  private look(): Scene | null {
    const { present, me, moves } = this.session;
    if (!present || me < 0 || !(this.asked || this.over)) return null;
    return { view: present.view, seat: me, moves, kinds: new Set(moves.map((move) => move.kind)) };
  }

  private findDue(): Lesson[] {
    const scene = this.scene;
    if (!scene || !this.on) return [];
    // The last lesson stays in sight.
    const news = ({ name }: Lesson): boolean => name === 'over' || !memory.has(this.session.id, name);
    const due = this.course!.lessons.filter((lesson) => news(lesson) && lesson.when(scene));
    const pressing = due.filter(({ apart }) => !apart);
    return pressing.length > 0 || this.toldHere > 0 ? pressing : due.slice(0, 1);
  }

  private speak(): string {
    if (!this.lesson || !this.scene) return '';
    return say(`${this.title}-coach-${this.lesson.name}`, this.lesson.figures?.(this.scene));
  }

  /** Another decision than before: something was done, by the reader or by others. */
  private arrive(decision: string): void {
    const { told, session } = this;
    if (told.lesson && told.decision !== decision) memory.meet(session.id, told.lesson);
    this.toldHere = 0;
    const at = session.game?.move ?? 0;
    const played = session.played;
    if (at < this.at) this.reaction = say('page-coach-taken-back');
    else if (played && played !== this.answered) this.reaction = this.answer(played);
    else if (this.asked) this.reaction = '';
    this.at = at;
    this.answered = played;
    if (this.asked && session.table?.hints !== false) void this.think(decision);
  }

  /** What there is to say of a move: what it led to, the first time; and what would have been the coach's own. */
  private answer(played: readonly string[]): string {
    const said: string[] = [];
    const move = played[0] ?? '';
    const kind = move.split(' ')[0] ?? '';
    const about = `${this.title}-coach-after-${kind}`;
    if (has(about) && !memory.has(this.session.id, `after-${kind}`)) {
      memory.meet(this.session.id, `after-${kind}`);
      said.push(say(about));
    }
    const advice = this.advice;
    if (advice && memory.advises(this.session.id) && advice.chain[0] !== move) {
      said.push(say(this.session.canUndo ? 'page-coach-other-undo' : 'page-coach-other', { move: advice.words }));
    }
    this.advice = null;
    return said.join(' ');
  }

  private async think(decision: string): Promise<void> {
    const still = (): boolean => decision === this.decision && this.asked;
    const only = this.session.moves.length === 1 ? this.session.moves[0] : undefined;
    if (only) {
      this.advice = { decision, chain: [only.text], words: only.words, reason: '', only: true };
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, REST));
    await this.asking;
    if (!still()) return;
    this.thinking = true;
    const search = this.search(still);
    this.asking = search.catch(() => undefined);
    try {
      const found = await search;
      if (still() && found.length > 0)
        this.advice = {
          decision,
          chain: found.map((one) => one.move),
          words: found.map((one) => one.words).join('; '),
          reason: found.length === 1 ? found[0]!.reason : '',
          only: false,
        };
    } catch {
      // Without advice the coach still tells what there is to tell.
    } finally {
      if (still()) this.thinking = false;
    }
  }

  /** The best move; where several are chosen together on the board, all of them. */
  private async search(still: () => boolean): Promise<Found[]> {
    const found: Found[] = [];
    const draft = [...this.session.draft];
    do {
      const after = [...draft, ...found.map((one) => one.move)];
      const answer = await this.session.link.command('hint', { level: 'journeyman', after }, this.session.me);
      const best = (answer as { hint: Found }).hint;
      const together = this.course?.together?.has(best.move.split(' ')[0] ?? '') ?? false;
      if (together || found.length === 0) found.push(best);
      if (!together) break;
    } while (still() && found.length < MOST_STEPS);
    return found;
  }
}
