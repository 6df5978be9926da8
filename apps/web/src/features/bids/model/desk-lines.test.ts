import { expect, test } from 'vitest';
import { deskLines } from './desk-lines.ts';

const sessions = [
  { sessionId: 7, count: 2 },
  { sessionId: null, count: 1 },
  { sessionId: 9, count: 3 },
];

test('each session has its head in a line of its own, before the first of its bids', () => {
  const { count, at } = deskLines(6, sessions);
  const lines = Array.from({ length: count }, (_, line) => at(line));
  expect(lines.map(({ row, head }) => head?.count ?? row)).toEqual([2, 0, 1, 1, 2, 3, 3, 4, 5]);
  expect(lines.flatMap(({ head }) => head ?? [])).toEqual([
    { sessionId: 7, count: 2, first: 0 },
    { sessionId: null, count: 1, first: 2 },
    { sessionId: 9, count: 3, first: 3 },
  ]);
});

test('a bid stands in one line, and in that line stands the bid', () => {
  const { at, lineOf } = deskLines(6, sessions);
  expect([0, 1, 2, 3, 4, 5].map((row) => at(lineOf(row)))).toEqual(
    [0, 1, 2, 3, 4, 5].map((row) => ({ row, head: undefined })),
  );
});

test('in another order there are bids alone', () => {
  const { count, at, lineOf } = deskLines(3);
  expect([count, lineOf(2), at(2)]).toEqual([3, 2, { row: 2, head: undefined }]);
});
