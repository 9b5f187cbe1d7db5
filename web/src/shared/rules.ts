const TITLES = ['florence', 'fresco', 'stanza'];

/** Where the rulebook tells about a rule; empty for a message of the server that is no rule of a game. */
export function ruleLink(rule: string): string {
  const title = rule.split('-')[0] ?? '';
  return TITLES.includes(title) ? `/rules/${title}/${rule}` : '';
}
