import { expect, test } from 'vitest';
import { fitting, further, suggested } from './compose';
import type { Paint, Payment } from './model';

const payment = (...paints: Paint[]): Payment => ({
  move: `altar ${paints.join(' ')}`,
  paints,
  points: 2,
  kept: {},
  best: false,
});
const payments = [
  payment('red', 'yellow', 'blue'),
  payment('red', 'blue', 'green'),
  payment('orange', 'orange', 'green'),
];

test('at first every paint of some payment is on offer', () =>
  expect(further(payments, [])).toEqual(['red', 'yellow', 'blue', 'orange', 'green']));

test('a picked cube leaves what it can be a part of', () => {
  expect(fitting(payments, ['green']).length).toBe(2);
  expect(further(fitting(payments, ['green']), ['green'])).toEqual(['red', 'blue', 'orange']);
});

test('the same blend may be picked twice', () => {
  const found = fitting(payments, ['orange']);
  expect(further(found, ['orange'])).toEqual(['orange', 'green']);
  expect(fitting(payments, ['orange', 'orange', 'green'])).toEqual([payments[2]]);
});

test('what no payment holds fits nothing', () => expect(fitting(payments, ['yellow', 'yellow'])).toEqual([]));

test('few payments are suggested, the richest first', () => {
  const rich = [9, 6, 4, 2].map((points, at) => ({
    ...payments[at % 3]!,
    paints: [...payments[at % 3]!.paints],
    points,
    best: true,
  }));
  rich[3]!.paints = ['red', 'yellow', 'purple'];
  const plain = [{ paints: ['red', 'yellow', 'blue'] as Paint[], points: 2, affordable: false }];
  expect(suggested(rich, plain).map((one) => one.points)).toEqual([9, 6, 4]);
  expect(suggested([], plain)).toEqual(plain);
});
