import { learn } from '../text/words.svelte';
import { guestBoard } from './plain/guests';
import type { BoardModule } from './types';

const boards = import.meta.glob<BoardModule>('./*/index.ts', { import: 'board' });

/** The board of a title with its words, fetched when a table of it is opened; a guest brings its own, or has the plain one. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const open = boards[`./${game}/index.ts`];
  const [board] = await Promise.all([open ? open() : guestBoard(game), learn(game)]);
  return board;
}
