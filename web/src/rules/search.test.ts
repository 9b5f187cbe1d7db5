import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Chapter } from '../net/types';
import { finds, searchBook } from './search';

interface Case {
  query: string;
  text: string;
  found: boolean;
}

// The same cases hold for the terminal's search (tests/test_book.py).
const cases = JSON.parse(readFileSync('../tests/search.json', 'utf-8')) as Case[];

test.each(cases)('"$query" in "$text": $found', ({ query, text, found }) => expect(finds(query, text)).toBe(found));

const book: Chapter[] = [
  { id: 'one', title: 'One', blocks: [{ kind: 'passage', text: 'The aim is glory.' }] },
  {
    id: 'two',
    title: 'Two',
    blocks: [
      { kind: 'rule', id: 'raise', title: 'Raising', text: 'A bid is 100 higher.', book: '', also: 'increase' },
      { kind: 'grid', title: 'Prices', columns: ['Thing'], rows: [[{ text: 'Opera', thing: 'opera', shape: [] }]] },
    ],
  },
];

test('an empty search shows the whole book', () => expect(searchBook(book, ' ')).toBe(book));

test('only what fits stays, in its chapter', () => {
  expect(searchBook(book, 'glory').map((chapter) => chapter.id)).toEqual(['one']);
  expect(searchBook(book, 'opera')[0]!.blocks.map((block) => block.kind)).toEqual(['grid']);
  expect(searchBook(book, 'increase')[0]!.blocks.map((block) => block.kind)).toEqual(['rule']);
});
