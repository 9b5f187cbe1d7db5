import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULES } from './names';

const GAMES = '../src/bottega/games';

test('every key is named by a rule that some title has', () => {
  const texts = readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /text\Wen\W\w+\.ftl$/.test(path))
    .map((path) => readFileSync(`${GAMES}/${path}`, 'utf8'))
    .join('\n');
  for (const rule of Object.values(RULES)) expect(texts).toMatch(new RegExp(`\n\\w+-${rule} =`));
});
