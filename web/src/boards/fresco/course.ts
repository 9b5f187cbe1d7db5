/** What the coach tells in a first game of Fresco. */
import type { Course, Lesson, Scene } from '../../coach/types';
import type { Model } from './model';

type Here = Scene<Model>;
const offered =
  (kind: string) =>
  ({ kinds }: Here): boolean =>
    kinds.has(kind);

/** The score track; on low screens, where it is folded, the points beside a name. */
const score = ['.fresco .track', '[data-seat] .points'];

const lessons: Lesson<Model>[] = [
  { name: 'aim', when: offered('wake'), at: ['.fresco .wall'] },
  { name: 'order', when: offered('wake'), at: score },
  { name: 'wake', when: offered('wake'), at: ['.fresco .wake'] },
  {
    name: 'planning',
    when: offered('plan'),
    at: ['.fresco .bench'],
    figures: ({ view }) => ({ each: view.sheet.each }),
  },
  {
    name: 'places',
    when: offered('plan'),
    at: ['.fresco .places', '.fresco .sheet'],
    figures: ({ view }) => ({ coins: view.figures.studio_coins, mixes: view.figures.mixes }),
  },
  { name: 'mood', when: offered('plan'), at: ['.fresco .theatre', '.fresco [data-place=theatre]'] },
  { name: 'commit', when: offered('commit'), at: ['.fresco .bench', '[data-move=commit]'] },
  { name: 'stall', when: offered('stall'), at: ['.fresco .market'] },
  {
    name: 'buy',
    when: offered('buy'),
    at: ['.fresco .stall.here'],
    figures: ({ view, seat }) => ({ price: view.seats[seat]!.price ?? 0 }),
  },
  { name: 'cathedral', when: offered('restore'), at: ['.fresco .wall'] },
  {
    name: 'bishop',
    when: offered('bishop'),
    at: ['.fresco .bishop'],
    figures: ({ view }) => ({
      on: view.figures.bonus_on,
      beside: view.figures.bonus_beside,
      price: view.figures.step_price,
    }),
  },
  {
    name: 'altar',
    apart: true,
    when: offered('altar'),
    at: ['.fresco .altar'],
    figures: ({ view }) => ({ primary: view.altar.primary.points, blends: view.altar.blends.points }),
  },
  { name: 'track', when: offered('ahead'), at: score },
  { name: 'mix', when: offered('mix'), at: ['.fresco .workshop'] },
  {
    name: 'income',
    when: ({ view, kinds, seat }) => kinds.has('wake') && view.round > 1 && view.seats[seat]!.income > 0,
    at: ['.fresco .mine .coins'],
  },
  {
    name: 'end',
    apart: true,
    when: ({ view, kinds }) => kinds.has('wake') && view.round > 2,
    at: ['.fresco .wall'],
    figures: ({ view }) => ({ limit: view.ending.tiles_left }),
  },
  {
    name: 'last',
    when: ({ view, kinds }) => view.last_round && (kinds.has('wake') || kinds.has('plan')),
    at: score,
    figures: ({ view }) => ({ money: view.ending.money_per_point }),
  },
  { name: 'over', when: ({ view }) => view.over, at: score },
];

/** The next click of a plan: send or call back an apprentice where the sheet differs from it, then commit. */
function point(chain: readonly string[]): string[] {
  const heads = [...document.querySelectorAll<HTMLElement>('.fresco [data-place]')];
  for (const move of chain) {
    const [kind, place, wanted] = move.split(' ');
    if (kind !== 'plan') return [];
    const head = heads.find((one) => one.dataset.place === place);
    const count = Number(head?.dataset.count);
    if (count < Number(wanted)) return [`.fresco [data-place="${place}"] .open`];
    if (count > Number(wanted)) return [`.fresco [data-place="${place}"] button.full`];
  }
  // Whoever is left goes to the last place of the sheet.
  return ['.fresco [data-place=theatre] .open, .fresco [data-place=second-cathedral] .open', '.fresco .bench .primary'];
}

export const course: Course<Model> = { seed: 2, players: 3, lessons, together: new Set(['plan']), point };
