import { expect, test } from 'vitest';
import type { Rule } from '../net/types';
import { chaptersOf, searchRules } from './search';

const rule = (id: string, title: string, text: string, chapter = 'one'): Rule => ({
  id,
  title,
  text,
  chapter,
  chapter_title: chapter,
  book: '',
});
const rules = [
  rule('a', 'Raising', 'A bid is 100 higher than the last.'),
  rule('b', 'Enchère', 'On passe ou on relève.', 'two'),
  rule('c', 'Passing', 'Who passes after raising is out.'),
];

test('every word must be there; hits in a title come first', () => {
  expect(searchRules(rules, 'raising').map((one) => one.id)).toEqual(['a', 'c']);
  expect(searchRules(rules, 'bid last').map((one) => one.id)).toEqual(['a']);
});

test('accents and case do not matter', () => expect(searchRules(rules, 'ENCHERE').map((one) => one.id)).toEqual(['b']));

test('an empty search shows all', () => expect(searchRules(rules, '  ')).toHaveLength(3));

test('rules stand by chapter', () => {
  expect(chaptersOf(rules).map((chapter) => [chapter.id, chapter.rules.length])).toEqual([
    ['one', 2],
    ['two', 1],
  ]);
});
