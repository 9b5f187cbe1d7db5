import { learn } from '../text/words.svelte';
import type { BoardModule } from './types';

const boards = import.meta.glob<BoardModule>('./*/index.ts', { import: 'board' });

/** The board of a title with its words, fetched when a table of it is opened; any other title gets the plain one. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const open = boards[`./${game}/index.ts`] ?? boards['./plain/index.ts']!;
  const [board] = await Promise.all([open(), learn(game)]);
  return board;
}
