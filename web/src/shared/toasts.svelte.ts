/** Short sentences that come and go: refusals, news of the line. */
import { say } from '../text/words.svelte';
import { Refusal } from '../net/api';

export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'bad' | 'good';
  rule: string;
}

const LASTS = 7000;
let next = 1;
export const toasts = $state<Toast[]>([]);

export function toast(text: string, tone: Toast['tone'] = 'plain', rule = ''): void {
  if (!text || toasts.some((one) => one.text === text)) return;
  const id = next++;
  toasts.push({ id, text, tone, rule });
  setTimeout(() => dismiss(id), LASTS);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

/** Tell why something did not work. */
export function complain(error: unknown): void {
  if (error instanceof Refusal) {
    toast(
      error.message ||
        say(error.status === 0 ? 'page-offline' : error.status === 404 ? 'page-no-table' : 'page-refused'),
      'bad',
      error.rule,
    );
    return;
  }
  toast(say('page-refused'), 'bad');
  console.error(error);
}
