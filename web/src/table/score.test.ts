import { expect, test } from 'vitest';
import { scoreTable } from './score';

test('points of one source are added up for each seat', () => {
  const rows = scoreTable({
    scores: [7, -5],
    places: [1, 2],
    lines: [
      { seat: 0, source: 'works', text: 'Works', points: 3 },
      { seat: 1, source: 'patron', text: 'Patron', points: -5 },
      { seat: 0, source: 'works', text: 'Works', points: 4 },
    ],
  });
  expect(rows).toEqual([
    { source: 'works', text: 'Works', points: [7, 0] },
    { source: 'patron', text: 'Patron', points: [0, -5] },
  ]);
});
