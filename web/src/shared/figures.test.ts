import { expect, test } from 'vitest';
import { figure, signed } from './figures';

test('changes carry their sign', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
});

test('figures below zero have a true minus', () => {
  expect([3, 0, -2].map(figure)).toEqual(['3', '0', '−2']);
});
