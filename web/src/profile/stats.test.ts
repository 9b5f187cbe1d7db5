import { expect, test } from 'vitest';
import { grouped, opponents, streaks, tally, type Played } from './stats';

const game = (ended: number, places: number[] | null, scores = [40, 30, 20]): Played => ({
  table: `t${ended}`,
  title: ended < 3 ? 'chess' : 'go',
  options: {},
  people: ['Ada', 'Ben', ''],
  bots: [false, false, true],
  places,
  scores: places && scores,
  ended,
  seat: 0,
});
const games = [
  game(4, [3, 1, 2], [10, 30, 20]),
  game(3, [1, 2, 3]),
  game(2, [1, 1, 3]),
  game(1, [2, 1, 3]),
  game(5, null),
];

test('games, wins and the share of opponents left behind', () => {
  const { games: played, wins, share, best } = tally(games);
  expect([played, wins, best]).toEqual([4, 2, { points: 40, table: 't3' }]);
  expect(share).toBeCloseTo((0 + 1 + 0.75 + 0.5) / 4);
  expect(tally([])).toEqual({ games: 0, wins: 0, share: 0, best: null });
});

test('wins in a row, in the order in which they were won', () => {
  expect(streaks(games)).toEqual({ longest: 2, now: 0 });
  expect(streaks(games.slice(1))).toEqual({ longest: 2, now: 2 });
});

test('opponents are people, not bots', () => {
  expect(opponents(games)).toEqual([{ name: 'Ben', games: 4, ahead: 1 }]);
});

test('groups, the largest first', () => {
  expect(grouped(games, (one) => one.title).map(([title, of]) => [title, of.length])).toEqual([
    ['go', 3],
    ['chess', 2],
  ]);
});
