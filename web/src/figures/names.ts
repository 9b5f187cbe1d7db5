/** What people call the keys of the data: a text of their own, or the name of the thing that they stand for. */
import { has, named, say, thing } from '../text/words.svelte';

export function keyNamed(title: string, key: string): string {
  if (/^\d+$/.test(key)) return say('figures-seated', { count: Number(key) });
  const plain = key.replaceAll('_', '-');
  const ids = [
    `figures-${plain}`,
    `${title}-${plain}`,
    `${title}-${plain.replace(/s$/, '')}`,
    `page-${title}-${plain}`,
  ];
  return named(ids) ?? key.replaceAll('_', ' ');
}

/** A name that the data gives, in the reader's words. */
export function valueNamed(title: string, name: string): string {
  return has(`${title}-${name}`) ? thing(title, name) : name.replaceAll('_', ' ');
}
