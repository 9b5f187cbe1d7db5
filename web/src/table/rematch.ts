import { keepToken, keyring } from '../net/keys.svelte';
import { go } from '../shared/router.svelte';
import type { Session } from './session.svelte';

/** The same people again: the first to ask makes the table, the others find it. Who has its links needs to ask nobody. */
export async function rematch(session: Session): Promise<void> {
  const next = session.table?.rematch;
  if (next && Object.keys(keyring(next).seats).length >= session.mySeats().length) {
    go(`/table/${next}`);
    return;
  }
  const answer = (await session.command('rematch')) as { result: { table: string; token: string } } | null;
  if (!answer) return;
  keepToken(answer.result.table, answer.result.token);
  go(`/table/${answer.result.table}`);
}
