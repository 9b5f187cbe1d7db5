/** The living rulebook of a title, fetched once for each language. */
import { ask } from '../net/api';
import type { Chapter, Figure } from '../net/types';
import { complain } from '../shared/toasts.svelte';
import { language } from '../text/words.svelte';

export interface Rulebook {
  title: string;
  chapters: Chapter[];
  figures: Figure[];
}

const books = new Map<string, Promise<Rulebook>>();

function fetchBook(title: string, tongue: string): Promise<Rulebook> {
  const key = `${title}/${tongue}`;
  let book = books.get(key);
  if (!book) {
    book = ask<Rulebook>(`/api/titles/${title}/rules`);
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}

/** Call while a component is being set up; follows the title and the reader's language. */
export function rulebook(title: () => string): { readonly book: Rulebook | null } {
  let book = $state.raw<Rulebook | null>(null);
  $effect(() => {
    const wanted = title();
    if (!wanted) return;
    fetchBook(wanted, language())
      .then((found) => {
        if (title() === wanted) book = found;
      })
      .catch(complain);
  });
  return {
    get book() {
      return book;
    },
  };
}
