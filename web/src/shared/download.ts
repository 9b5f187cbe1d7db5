import { fetchRaw } from '../net/api';
import { complain } from './toasts.svelte';

/** Save a text of the server as a file; a plain link could not carry the token. */
export async function download(path: string, name: string, token: string | null): Promise<void> {
  try {
    const answer = await fetchRaw(path, { token });
    save(await answer.blob(), name);
  } catch (error) {
    complain(error);
  }
}

export function saveText(text: string, name: string): void {
  save(new Blob([text], { type: 'application/json' }), name);
}

function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
