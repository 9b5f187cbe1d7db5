/** The one stage of the page: how long things travel just now. Own moves take no time at all. */
import { clear, perform, survey, type Scene } from './pieces';

const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** Of the time between two moves, the part in which things travel: then one looks at where they are. */
const SHARE = 0.72;
const LONGEST = 900;

class Motion {
  /** Milliseconds that a figure takes to count to its new value; 0 shows it at once. */
  counting = $state(0);
  private before: Scene | null = null;

  /** Called before anything is drawn anew. */
  begin(pace: number): void {
    clear();
    this.before = pace > 0 && !document.hidden ? survey() : null;
    this.counting = this.before && !calm.matches ? Math.min(LONGEST, SHARE * pace) : 0;
  }

  /** Called when it is drawn: whatever stands elsewhere now travels there. */
  end(seat: number, pace: number): void {
    const before = this.before;
    this.before = null;
    if (before) perform(before, { seat, time: Math.min(LONGEST, SHARE * pace), travel: !calm.matches });
  }
}

export const motion = new Motion();

/** The pace of own moves: what they change is seen to go there, and nobody waits for it. */
const OWN = 260;

export function ownPace(): number {
  return calm.matches ? 0 : OWN;
}

/** For a screen that shows positions: stages every change of `view` for which `pace` gives it time. */
export function staged(view: () => unknown, pace: () => number, seat: () => number): void {
  $effect.pre(() => {
    void view();
    motion.begin(pace());
  });
  $effect(() => {
    void view();
    motion.end(seat(), pace());
  });
}
