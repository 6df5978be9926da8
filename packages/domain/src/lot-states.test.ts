import { expect, test } from 'vitest';
import { isOpen, isOver, mayBecome } from './lot-states.ts';
import { lotStatusCodes as codes } from './lot-status.ts';

const all = Object.values(codes);
const over = all.filter((code) => !isOpen(code));

test('R34 open are lots that have not run, those that run, and those of which nothing is known', () => {
  expect(all.filter(isOpen)).toEqual([codes.ongoing, codes.upcoming, codes.unknown]);
  expect(isOpen(9999)).toBe(true);
});

test('R34 a lot that is over stays what it is', () => {
  for (const from of over) expect(all.filter((to) => mayBecome(from, to))).toEqual([]);
});

test('R34 a lot ends from upcoming and from ongoing, and never runs backwards', () => {
  for (const end of over) {
    expect(mayBecome(codes.upcoming, end)).toBe(true);
    expect(mayBecome(codes.ongoing, end)).toBe(true);
  }
  expect(mayBecome(codes.upcoming, codes.ongoing)).toBe(true);
  expect(mayBecome(codes.ongoing, codes.upcoming)).toBe(false);
  expect(mayBecome(codes.ongoing, codes.ongoing)).toBe(false);
});

test('R6 a lot is over once it has ended, or its day in Japan has; a stock car has no day', () => {
  const [today, lot] = ['2026-11-18', { status: codes.upcoming, kind: 'car', day: '2026-11-18' }] as const;
  expect(isOver(lot, today)).toBe(false);
  expect(isOver({ ...lot, status: codes.notSold }, today)).toBe(true);
  expect(isOver({ ...lot, day: '2026-11-17' }, today)).toBe(true);
  expect(isOver({ ...lot, kind: 'stock', day: '2026-11-17' }, today)).toBe(false);
  expect(isOver({ ...lot, kind: 'stock', status: codes.sold }, today)).toBe(true);
});
