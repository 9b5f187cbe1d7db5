import { say } from '../text/words.svelte';
import { toast } from './toasts.svelte';

export function seatLink(table: string, token: string): string {
  return `${location.origin}/table/${table}#${token}`;
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

export function copyLink(table: string, token: string): Promise<void> {
  return copyText(seatLink(table, token));
}
