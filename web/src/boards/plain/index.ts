import type { BoardModule } from '../types';
import Board from './Board.svelte';

/** The position in words: for titles without a drawn board, and for who prefers to read. */
export const board: BoardModule = { Board };
