/** Florins on the board, written as the sentences beside them write them. */
import { whole } from '../../shared/figures';
import { language } from '../../text/words.svelte';

export function money(florins: number): string {
  return whole(florins, language());
}
