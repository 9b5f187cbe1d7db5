import { fetchRaw } from '../net/api';
import { packText } from './packed';
import { addressOf } from './router.svelte';
import { say } from '../text/words.svelte';
import { complain, toast } from './toasts.svelte';

export function seatLink(table: string, token: string): string {
  return addressOf(`/table/${table}#${token}`);
}

/** Put a link on the clipboard, or show it where the browser does not allow that. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(say('page-copied'), 'good');
  } catch {
    toast(text);
  }
}

/** A finished game as a link that holds all of it: whoever opens it replays the record, at any Bottega. */
export async function copyRecord(table: string, token: string | null): Promise<void> {
  try {
    const record = await (await fetchRaw(`/api/tables/${table}/record`, { token })).text();
    await copyText(addressOf(`/records?record=${await packText(record)}`));
  } catch (error) {
    complain(error);
  }
}

export function copyLink(table: string, token: string): Promise<void> {
  return copyText(seatLink(table, token));
}
