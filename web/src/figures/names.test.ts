import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULES } from './names';

test.each(Object.entries(RULES))('every key of %s is named by a rule or word that is there', (title, keys) => {
  const texts = readFileSync(`../src/bottega/games/${title}/text/en/${title}.ftl`, 'utf8');
  for (const name of Object.values(keys)) expect(texts).toContain(`\n${title}-${name} =`);
});
