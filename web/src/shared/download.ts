import { fetchRaw } from '../net/api';
import { complain } from './toasts.svelte';

/** Save a text of the server as a file; a plain link could not carry the token. */
export async function download(path: string, name: string, token: string | null): Promise<void> {
  try {
    const answer = await fetchRaw(path, { token });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await answer.blob());
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    complain(error);
  }
}
