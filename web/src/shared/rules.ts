import { has } from '../text/words.svelte';

/** Where the rulebook tells about a rule; empty for a message of the server that is no rule of a game. */
export function ruleLink(rule: string): string {
  const title = rule.split('-')[0] ?? '';
  return has(`${title}-title`) ? `/rules/${title}/${rule}` : '';
}
