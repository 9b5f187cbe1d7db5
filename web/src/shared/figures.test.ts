import { expect, test } from 'vitest';
import { figure, signed, whole } from './figures';

test('changes carry their sign', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
});

test('figures below zero have a true minus', () => {
  expect([3, 0, -2].map(figure)).toEqual(['3', '0', '−2']);
});

test('thousands are parted as the language does', () => {
  expect(['en', 'de', 'nl', 'fr'].map((language) => whole(-1200, language))).toEqual([
    '−1,200',
    '−1.200',
    '−1.200',
    '−1\u202f200',
  ]);
});
