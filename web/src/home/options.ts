/** What is played with: the options of a table that are not as usual, in the reader's words. */
import type { Setting } from '../boards/types';
import type { Title } from '../net/types';

export function optionWords(title: Title | undefined, options: Record<string, Setting>): string[] {
  return (title?.options ?? []).flatMap((option) => {
    const value = options[option.name];
    if (value === undefined || value === option.default) return [];
    if (value === true) return [option.title];
    const choice = option.choices.find((one) => one.value === value);
    return [`${option.title}: ${choice?.text ?? String(value)}`];
  });
}
