import { expect, test } from 'vitest';
import { type LotKind, lotKinds } from './lot-kinds.ts';
import { isOpen, isOver, mayBecome, mayBeReported } from './lot-states.ts';
import { lotStatusCodes as codes } from './lot-status.ts';

const all = Object.values(codes);

test('R34 a lot is open while it is upcoming or ongoing, or if its state is unknown', () => {
  expect(all.filter(isOpen)).toEqual([codes.ongoing, codes.upcoming, codes.unknown]);
  expect(isOpen(9999)).toBe(true);
});

/** Columns: upcoming, ongoing, sold, sold by negotiation, not sold, unsold, cancelled, removed, unknown. */
const order = [4532, 4531, 4533, 4534, 4535, 4539, 4536, 4537, 4538];
const movesFrom = (kind: LotKind, status: number) =>
  order.map((to) => (mayBecome({ kind, status }, to) ? '+' : '.')).join('');

test.each([
  ['upcoming', 4532, '.++++++++'],
  ['ongoing', 4531, '..+++++++'],
  ['sold', 4533, '.........'],
  ['sold by negotiation', 4534, '.........'],
  ['not sold', 4535, '..++.....'],
  ['unsold', 4539, '..++.....'],
  ['cancelled', 4536, '.........'],
  ['removed', 4537, '.........'],
  ['unknown', 4538, '+++++++++'],
  ['of an undefined code', 9999, '+++++++++'],
])('R34 a lot at auction that is %s has the moves of its table', (_name, from, moves) => {
  for (const kind of ['car', 'bike', 'machine'] as const) expect(movesFrom(kind, from)).toBe(moves);
});

test.each([
  ['upcoming', 4532, '.++++++++'],
  ['ongoing', 4531, '+.+++++++'],
  ['sold or ordered', 4533, '++.++++++'],
  ['sold by negotiation', 4534, '++.......'],
  ['not sold', 4535, '++.......'],
  ['unsold', 4539, '++.......'],
  ['cancelled', 4536, '++.......'],
  ['removed', 4537, '++.......'],
  ['unknown', 4538, '+++++++++'],
])('R34 a stock car that is %s has the moves of its table', (_name, from, moves) => {
  expect(movesFrom('stock', from)).toBe(moves);
});

test('R34 a feed may report a new lot in any state, and a known lot again in its current state', () => {
  for (const kind of lotKinds) {
    for (const status of all) {
      expect(mayBeReported({ kind, status: codes.upcoming }, status)).toBe(true);
      expect(mayBeReported({ kind, status }, status)).toBe(true);
    }
  }
  expect(mayBeReported({ kind: 'car', status: codes.sold }, codes.removed)).toBe(false);
});

test('R6 a lot is over when it or its day in Japan has ended; a stock car has no day', () => {
  const [today, lot] = ['2026-11-18', { status: codes.upcoming, kind: 'car', day: '2026-11-18' }] as const;
  expect(isOver(lot, today)).toBe(false);
  expect(isOver({ ...lot, status: codes.notSold }, today)).toBe(true);
  expect(isOver({ ...lot, day: '2026-11-17' }, today)).toBe(true);
  expect(isOver({ ...lot, kind: 'stock', day: '2026-11-17' }, today)).toBe(false);
  expect(isOver({ ...lot, kind: 'stock', status: codes.sold }, today)).toBe(true);
});
