import { learn } from '../text/words.svelte';
import type { BoardModule } from './types';

const SHELVES: Record<string, () => Promise<{ board: BoardModule }>> = {
  florence: () => import('./florence'),
  fresco: () => import('./fresco'),
  stanza: () => import('./stanza'),
};

/** The board of a title with its words, fetched when a table of it is opened; any other title gets the plain one. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const shelf = SHELVES[game] ?? (() => import('./plain'));
  const [module] = await Promise.all([shelf(), learn(game)]);
  return module.board;
}
