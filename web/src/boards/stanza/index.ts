import './icons';
import './stanza.css';
import { learn } from '../../text/words.svelte';
import type { BoardModule } from '../types';
import Board from './Board.svelte';
import Drawn from './Drawn.svelte';
import { consequences } from './consequences';
import { rules } from './rules';
import Seat from './Seat.svelte';
import Strip from './Strip.svelte';

await learn('page-stanza');

export const board: BoardModule = {
  Board,
  Seat,
  Strip,
  Thing: Drawn,
  consequences,
  rules,
  tie: 'stanza-score-winner',
  onBoard: new Set([
    'arrange',
    'move',
    'activate',
    'send',
    'hire',
    'dismiss',
    'strengthen',
    'masterpiece',
    'sail',
    'create',
    'write',
    'place',
    'take',
    'return',
    'buy',
    'give',
    'fetch',
    'insert',
  ]),
  open: true,
  help: [['1 – 9', 'page-stanza-key-steps']],
  aside: new Set(['pass', 'finish', 'retire', 'income']),
  keys: { income: 'I', pass: 'P', finish: 'X', retire: 'R', activate: 'A' },
};
