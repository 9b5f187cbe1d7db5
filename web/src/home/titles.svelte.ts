/** The titles that the server offers, asked once for each language. */
import { ask } from '../net/api';
import type { Title, Titles } from '../net/types';
import { complain } from '../shared/toasts.svelte';
import { language, welcome } from '../text/words.svelte';

const known = $state<{ list: Title[]; levels: Titles['levels']; language: string; failed: boolean }>({
  list: [],
  levels: [],
  language: '',
  failed: false,
});
let asking = '';

async function fetchTitles(tongue: string): Promise<void> {
  asking = tongue;
  try {
    const answer = await ask<Titles>('/api/titles');
    await Promise.all(answer.titles.map((title) => welcome(title.name)));
    Object.assign(known, { list: answer.titles, levels: answer.levels, language: tongue, failed: false });
  } catch (error) {
    known.failed = true;
    complain(error);
  } finally {
    asking = '';
  }
}

/** Call while a component is being set up: it follows the reader's language. */
export function titles(): typeof known {
  $effect(() => {
    const tongue = language();
    if (known.language !== tongue && asking !== tongue) void fetchTitles(tongue);
  });
  return known;
}

/** The strength that most people like to begin with. */
export function usual(levels: Titles['levels']): string {
  return (levels.find((level) => level.name === 'journeyman') ?? levels[0])?.name ?? '';
}
