import './icons';
import './fresco.css';
import { learn } from '../../text/words.svelte';
import type { BoardModule } from '../types';
import Board from './Board.svelte';
import Drawn from './Drawn.svelte';
import { consequences } from './consequences';
import { rules } from './rules';
import Seat from './Seat.svelte';
import Strip from './Strip.svelte';

await learn('page-fresco');

export const board: BoardModule = {
  Board,
  Seat,
  Strip,
  Thing: Drawn,
  consequences,
  rules,
  tie: 'fresco-winner',
  onBoard: new Set([
    'wake',
    'plan',
    'stall',
    'buy',
    'bishop',
    'restore',
    'altar',
    'portrait',
    'take',
    'mix',
    'request',
    'stack',
  ]),
  help: [
    ['1 – 5', 'page-fresco-key-send'],
    ['Shift 1 – 5', 'page-fresco-key-call'],
    ['Enter', 'page-fresco-key-commit'],
  ],
  aside: new Set(['rethink', 'close', 'pass', 'coins']),
  keys: { commit: 'C', rethink: 'R', close: 'X', pass: 'P', coins: 'T', ahead: 'A', behind: 'B' },
};
