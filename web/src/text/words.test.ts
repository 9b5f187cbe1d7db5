import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const TEXT = join(SOURCES, '../../src/bottega/text/en/page.ftl');

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts') && !/^boards\W(?!plain)/.test(name))
    .map((name) => join(folder, name));
}

const known = new Set(Array.from(readFileSync(TEXT, 'utf8').matchAll(/^(page-[a-z0-9-]+) =/gm), (match) => match[1]!));
const used = files(SOURCES).flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/['"`](page-[a-z0-9-]+)(\$\{)?/g), (match) => ({
    id: match[1]!,
    open: Boolean(match[2]),
  })),
);

test('every message that the page names exists', () => {
  const missing = used.filter(({ id, open }) => !(open ? [...known].some((one) => one.startsWith(id)) : known.has(id)));
  expect(missing).toEqual([]);
});

test('every message is used', () => {
  const isUsed = (id: string): boolean => used.some((one) => (one.open ? id.startsWith(one.id) : id === one.id));
  expect([...known].filter((id) => !isUsed(id))).toEqual([]);
});
