import { expect, test } from 'vitest';
import { deskLines, isReliable, lineOfPosition } from './desk-lines.ts';

const sessions = [
  { sessionId: 7, count: 2 },
  { sessionId: null, count: 1 },
  { sessionId: 9, count: 3 },
];

test('each session has a head line before its first bid', () => {
  const { count, at } = deskLines(6, sessions);
  const lines = Array.from({ length: count }, (_, line) => at(line));
  expect(lines.map(({ row, head }) => head?.count ?? row)).toEqual([2, 0, 1, 1, 2, 3, 3, 4, 5]);
  expect(lines.flatMap(({ head }) => head ?? [])).toEqual([
    { sessionId: 7, count: 2, first: 0 },
    { sessionId: null, count: 1, first: 2 },
    { sessionId: 9, count: 3, first: 3 },
  ]);
});

test('lineOf() and at() are inverse', () => {
  const { at, lineOf } = deskLines(6, sessions);
  expect([0, 1, 2, 3, 4, 5].map((row) => at(lineOf(row)))).toEqual(
    [0, 1, 2, 3, 4, 5].map((row) => ({ row, head: undefined })),
  );
});

test('a sorted list has no heads', () => {
  const { count, at, lineOf } = deskLines(3);
  expect([count, lineOf(2), at(2)]).toEqual([3, 2, { row: 2, head: undefined }]);
});

test('a position is found by its session, whatever changed before it; if the session is gone, at the next one that is left', () => {
  const position = { index: 4, total: 6, sessions };
  expect(lineOfPosition(deskLines(6, sessions), position)).toBe(7);
  const [first, second, third] = sessions.map(({ sessionId }) => ({ sessionId, count: 2 }));
  const remaining = (...sessionsLeft: ((typeof sessions)[number] | undefined)[]) =>
    deskLines(
      sessionsLeft.length * 2,
      sessionsLeft.flatMap((session) => session ?? []),
    );
  expect(lineOfPosition(remaining(third), position)).toBe(2);
  expect(lineOfPosition(remaining(second, third), { ...position, index: 5 })).toBe(5);
  expect(lineOfPosition(remaining(first, third), { ...position, index: 2 })).toBe(3);
  expect(lineOfPosition(remaining(first, second), position)).toBeUndefined();
  expect(lineOfPosition(deskLines(9), { index: 4, total: 9, sessions: undefined })).toBe(4);
});

test('a position is reliable while the number of bids is unchanged in its session, or in a list without sessions', () => {
  const position = { index: 4, total: 6, sessions };
  const current = (...counts: readonly number[]) =>
    deskLines(
      counts.reduce((sum, count) => sum + count, 0),
      sessions.map(({ sessionId }, index) => ({ sessionId, count: counts[index] ?? 0 })),
    );
  expect([current(2, 1, 3), current(9, 0, 3), current(2, 1, 2)].map((lines) => isReliable(lines, position))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isReliable(deskLines(3, sessions.slice(0, 2)), position)).toBe(true);
  expect([6, 5].map((total) => isReliable(deskLines(total), { ...position, sessions: undefined }))).toEqual([
    true,
    false,
  ]);
});
