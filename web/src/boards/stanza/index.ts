import type { BoardModule } from '../types';
import Board from './Board.svelte';

export const board: BoardModule = { Board };
