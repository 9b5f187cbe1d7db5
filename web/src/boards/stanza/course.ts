/** What the coach tells in a first game of La Stanza. */
import type { Course, Lesson, Scene } from '../../coach/types';
import { DISCIPLINES, type Discipline, type Model } from './model';

type Here = Scene<Model>;
const offered =
  (kind: string) =>
  ({ kinds }: Here): boolean =>
    kinds.has(kind);

/** The reward of a discipline, when it can be taken for the first time. */
const REWARDS: Record<Discipline, string> = {
  discovery: 'sail',
  literature: 'write',
  religion: 'place',
  arts: 'create',
  politics: 'take',
};
const reward = (discipline: Discipline): Lesson<Model> => ({
  name: REWARDS[discipline],
  when: ({ view, kinds }) => view.activation?.discipline === discipline && kinds.has(REWARDS[discipline]),
  at: ['.stanza .reward'],
});

const lessons: Lesson<Model>[] = [
  { name: 'aim', when: offered('move'), at: ['.stanza .house'] },
  { name: 'move', when: offered('move'), at: ['.stanza [data-room=bonus]'] },
  { name: 'characters', when: offered('move'), at: ['.stanza .mine .people'] },
  { name: 'act', when: ({ view }) => view.phase === 'act', at: ['footer .do'] },
  { name: 'helper', apart: true, when: offered('send'), at: ['.stanza .stock'] },
  {
    name: 'income',
    apart: true,
    when: ({ view, kinds, seat }) => kinds.has('income') && view.seats[seat]!.income.florins > 0,
    at: ['.stanza .mine .who'],
  },
  { name: 'hire', when: offered('hire'), at: ['.stanza .hire'] },
  { name: 'strength', when: offered('strengthen'), at: ['.stanza .calc'] },
  ...DISCIPLINES.map(reward),
  { name: 'masterpiece', when: offered('masterpiece'), at: ['.stanza .ladder'] },
  {
    name: 'goal',
    apart: true,
    when: ({ view, kinds }) => kinds.has('move') && view.round > 1,
    at: ['.stanza .house'],
    figures: ({ view }) => ({ strength: view.rooms.arts.masterpieces[0]?.strength ?? '' }),
  },
  { name: 'buy', when: offered('buy'), at: ['.stanza .shop'] },
  {
    name: 'refill',
    apart: true,
    when: ({ view, kinds }) => kinds.has('move') && view.refill.empty_rooms.length > 0,
    at: ['.stanza [data-room=bonus]'],
    figures: ({ view }) => ({ rooms: view.refill.needed, rounds: view.rounds }),
  },
  {
    name: 'retire',
    when: offered('retire'),
    at: ['header .strip'],
    figures: ({ view }) => ({ most: Math.max(0, ...view.retiring) }),
  },
  { name: 'over', when: ({ view }) => view.over, at: ['.stanza .ending'] },
];

/** Hiring takes two clicks: first who, then where. */
function point(chain: readonly string[]): string[] {
  const [kind, recruit] = (chain[0] ?? '').split(' ');
  return kind === 'hire' ? [`.stanza [data-recruit="${recruit}"]`] : [];
}

export const course: Course<Model> = { seed: 1, players: 3, lessons, point };
