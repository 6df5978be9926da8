import { expect, test } from 'vitest';
import { deskLines, isSure, lineOfStand } from './desk-lines.ts';

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

test('what stood in a session is found by it, whatever came or went before; without it in the next one that is left', () => {
  const stand = { place: 4, total: 6, sessions };
  expect(lineOfStand(deskLines(6, sessions), stand)).toBe(7);
  const [first, second, third] = sessions.map(({ sessionId }) => ({ sessionId, count: 2 }));
  const left = (...sessionsLeft: ((typeof sessions)[number] | undefined)[]) =>
    deskLines(
      sessionsLeft.length * 2,
      sessionsLeft.flatMap((session) => session ?? []),
    );
  expect(lineOfStand(left(third), stand)).toBe(2);
  expect(lineOfStand(left(second, third), { ...stand, place: 5 })).toBe(5);
  expect(lineOfStand(left(first, third), { ...stand, place: 2 })).toBe(3);
  expect(lineOfStand(left(first, second), stand)).toBeUndefined();
  expect(lineOfStand(deskLines(9), { place: 4, total: 9, sessions: undefined })).toBe(4);
});

test('a place in a session is sure while as many bids are in it, in a list without sessions in all of it', () => {
  const stand = { place: 4, total: 6, sessions };
  const now = (...counts: readonly number[]) =>
    deskLines(
      counts.reduce((sum, count) => sum + count, 0),
      sessions.map(({ sessionId }, index) => ({ sessionId, count: counts[index] ?? 0 })),
    );
  expect([now(2, 1, 3), now(9, 0, 3), now(2, 1, 2)].map((lines) => isSure(lines, stand))).toEqual([true, true, false]);
  expect(isSure(deskLines(3, sessions.slice(0, 2)), stand)).toBe(true);
  expect([6, 5].map((total) => isSure(deskLines(total), { ...stand, sessions: undefined }))).toEqual([true, false]);
});
