/** Boards that titles of other distributions bring along: modules that draw by themselves, without Svelte. */
import { ask } from '../../net/api';
import type { Titles } from '../../net/types';
import { toast } from '../../shared/toasts.svelte';
import { say, titled } from '../../text/words.svelte';
import type { BoardModule, BoardProps } from '../types';
import { board as plain } from './index';
import Guest from './Guest.svelte';

/** What a drawing does with its place on the page. */
export interface Drawn {
  /** Called whenever something that the shell hands over has changed. */
  update(props: BoardProps): void;
  destroy?(): void;
}

/** What a guest's `board.js` exports. */
export interface Drawing {
  mount(target: HTMLElement, props: BoardProps): Drawn;
  /** Kinds of moves that the drawing offers, which the action bar then leaves out. */
  onBoard?: string[];
}

const drawings: Record<string, Drawing> = {};

export const drawingOf = (game: string): Drawing => drawings[game]!;

/** Tell the reader that the position stands there in words instead. */
export function lacks(game: string): void {
  toast(say('page-board-failed', { title: titled(game) }), 'bad');
}

/** The board that a title brings, or the position in words if it brings none or one that does not load. */
export async function guestBoard(game: string): Promise<BoardModule> {
  const { titles } = await ask<Titles>('/api/titles');
  const path = titles.find((title) => title.name === game)?.board;
  if (!path) return plain;
  try {
    const drawing = (await import(/* @vite-ignore */ path)) as Drawing;
    if (typeof drawing.mount !== 'function') throw new TypeError(path);
    drawings[game] = drawing;
    return { Board: Guest, onBoard: new Set(drawing.onBoard ?? []) };
  } catch {
    lacks(game);
    return plain;
  }
}
