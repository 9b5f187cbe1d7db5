import { keepToken } from '../net/keys.svelte';
import { go } from '../shared/router.svelte';
import type { Session } from './session.svelte';

/** The same people again: the first to ask makes the table, the others find it. */
export async function rematch(session: Session): Promise<void> {
  const answer = (await session.command('rematch')) as { result: { table: string; token: string } } | null;
  if (!answer) return;
  keepToken(answer.result.table, answer.result.token);
  go(`/table/${answer.result.table}`);
}
