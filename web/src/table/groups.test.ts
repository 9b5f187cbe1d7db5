import { expect, test } from 'vitest';
import type { Move } from '../boards/types';
import { groupMoves } from './groups';

const move = (kind: string, args: Move['args'] = {}): Move => ({
  text: [kind, ...Object.values(args)].join(' '),
  kind,
  args,
  words: '',
});

test('moves stand by kind, in the order in which the server lists them', () => {
  const groups = groupMoves([move('bid', { amount: 200 }), move('pass'), move('bid', { amount: 300 })]);
  expect(groups.map((group) => [group.kind, group.moves.length, group.shape])).toEqual([
    ['bid', 2, 'list'],
    ['pass', 1, 'list'],
  ]);
});

test('many amounts become one slider', () => {
  const amounts = Array.from({ length: 9 }, (_, at) => move('take', { points: at }));
  expect(groupMoves(amounts)[0]?.shape).toBe('number');
});

test('many places become one choice after the other', () => {
  const places = Array.from({ length: 20 }, (_, at) =>
    move('place', { column: at % 5, row: Math.floor(at / 5), turn: 0 }),
  );
  const [group] = groupMoves(places);
  expect(group?.shape).toBe('cascade');
  expect(group?.names).toEqual(['column', 'row']);
});
