import './florence.css';
import './icons';
import { learn, say } from '../../text/words.svelte';
import type { BoardModule } from '../types';
import Board from './Board.svelte';
import Drawn from './Drawn.svelte';
import { consequences } from './consequences';
import type { Model } from './model';
import { rules } from './rules';
import Seat from './Seat.svelte';
import Strip from './Strip.svelte';

await learn('page-florence');

export const board: BoardModule = {
  Board,
  Seat,
  Strip,
  Thing: Drawn,
  consequences,
  rules,
  tie: 'florence-end-tie',
  onBoard: new Set([
    'discard',
    'open',
    'pick',
    'keep',
    'recruit',
    'work',
    'build',
    'draw',
    'freedom',
    'add',
    'prestige',
    'court',
    'offer',
    'share',
    'ask',
    'counter',
    'place',
    'across',
  ]),
  auction: (view) => (view as Model).part === 'auction' && !(view as Model).placing && !view.over,
  lot: (view) => (view as Model).auction?.lot ?? null,
  note: (move, view) => {
    const price = (view as Model).prices.step_back;
    return move.kind === 'sell' && price
      ? `+${say('page-florence-cash', { florins: price * Number(move.args.points) })}`
      : '';
  },
  help: [
    ['Q E', 'page-florence-key-turn'],
    ['F', 'page-florence-flip'],
    ['N', 'page-florence-key-next'],
    ['Enter', 'page-florence-lay-here'],
  ],
  aside: new Set(['pass', 'end', 'finish', 'sell', 'hold', 'later', 'refuse', 'rethink']),
  keys: {
    bid: 'B',
    pass: 'P',
    end: 'X',
    finish: 'X',
    hold: 'H',
    later: 'L',
    accept: 'A',
    refuse: 'R',
    sell: 'S',
    rethink: 'R',
  },
};
