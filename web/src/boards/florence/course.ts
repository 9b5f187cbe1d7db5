/** What the coach tells in a first game of The Princes of Florence. */
import type { Course, Lesson, Scene } from '../../coach/types';
import type { Model } from './model';

type Here = Scene<Model>;
const acting = ({ view }: Here): boolean => view.phase === 'act';
const offered =
  (kind: string) =>
  ({ kinds }: Here): boolean =>
    kinds.has(kind);
const looking = (deck: string) => (here: Here) => here.view.looking?.deck === deck && here.kinds.has('keep');

const lessons: Lesson<Model>[] = [
  {
    name: 'aim',
    when: offered('discard'),
    at: ['.seat.mine', 'header'],
    figures: ({ view }) => ({ rounds: view.rounds }),
  },
  { name: 'professions', when: offered('discard'), at: ['.florence .hand'] },
  { name: 'discard', when: offered('discard'), at: ['.florence .twenty'] },
  { name: 'round', when: ({ view }) => view.part === 'auction', at: ['header .strip'] },
  { name: 'objects', when: ({ view }) => view.part === 'auction', at: ['.florence .lots'] },
  {
    name: 'open',
    when: offered('open'),
    at: ['.florence .lots'],
    figures: ({ view }) => ({ base: view.prices.base }),
  },
  {
    name: 'bid',
    when: offered('bid'),
    at: ['.florence .lots .hot'],
    figures: ({ view }) => ({ raise: view.prices.raise, point: view.prices.point }),
  },
  { name: 'place', when: offered('place'), at: ['.florence .placing'] },
  { name: 'prestige', when: looking('prestige'), at: ['.florence .looking'] },
  { name: 'person', when: looking('person'), at: ['.florence .looking'] },
  { name: 'bonus', when: looking('bonus'), at: ['.florence .looking'] },
  { name: 'recruit', when: offered('recruit'), at: ['.florence .twenty'] },
  {
    name: 'actions',
    when: acting,
    at: ['.florence .column.right', '.florence .decks'],
    figures: ({ view }) => ({ actions: view.actions?.left ?? 0 }),
  },
  { name: 'value', when: acting, at: ['.florence .hand'], figures: ({ view }) => ({ minimum: view.minimum }) },
  {
    name: 'build',
    apart: true,
    when: offered('build'),
    at: ['.florence .tray'],
    figures: ({ view, seat }) => ({ florins: view.seats[seat]!.building_price }),
  },
  {
    name: 'cards',
    apart: true,
    when: offered('draw'),
    at: ['.florence .decks'],
    figures: ({ view }) => ({ price: view.prices.person, cost: view.prices.bonus }),
  },
  {
    name: 'freedom',
    apart: true,
    when: offered('freedom'),
    at: ['.florence .slots'],
    figures: ({ view }) => ({ florins: view.prices.freedom }),
  },
  { name: 'add', when: offered('add'), at: ['.florence .working'] },
  {
    name: 'payment',
    when: offered('prestige'),
    at: ['.florence .working'],
    figures: ({ view }) => ({ point: view.prices.point }),
  },
  {
    name: 'best',
    apart: true,
    when: ({ view }) => acting({ view } as Here) && view.best_work.value > 0,
    at: ['.florence .hand header .right'],
  },
  {
    name: 'again',
    when: ({ view }) => view.round === 2 && view.part === 'auction',
    at: ['header .strip'],
    figures: ({ view }) => ({ minimum: view.minimum }),
  },
  {
    name: 'sell',
    apart: true,
    when: ({ view, kinds }) => kinds.has('sell') && view.round > 2,
    at: ['[data-move^="sell"]'],
    figures: ({ view }) => ({ florins: view.prices.step_back ?? 0 }),
  },
  {
    name: 'last',
    when: ({ view }) => view.round === view.rounds,
    at: ['header .strip'],
  },
  { name: 'over', when: ({ view }) => view.over, at: ['.florence .ending'] },
];

export const course: Course<Model> = { seed: 2, players: 3, lessons };
