import { describe, expect, it } from 'vitest';
import type { JapanDay } from '../time/japan-time.ts';
import { type JoinableLine, offeredJoins } from './offered-joins.ts';

const lineOf = (id: string, day: number, change: Partial<JoinableLine> = {}) => ({
  id,
  bankAccount: 'MUFG 1234567',
  bookedOn: `2026-11-${day}` as JapanDay,
  amount: 500_000,
  currency: 'JPY',
  ...change,
});
type Line = ReturnType<typeof lineOf>;

const joined = (hands: readonly Line[], lines: readonly Line[]) =>
  offeredJoins(hands, lines).map(({ hand, line }) => `${hand.id}-${line.id}`);

describe('a line made by hand', () => {
  it.each([
    [17, []],
    [18, ['a-x']],
    [21, ['a-x']],
    [24, ['a-x']],
    [25, []],
  ])('of the 21st joins one of a file of the %ith: %j', (day, joins) => {
    expect(joined([lineOf('a', 21)], [lineOf('x', day)])).toEqual(joins);
  });

  it.each<Partial<JoinableLine>>([{ bankAccount: 'SMBC 1' }, { amount: 500_001 }, { currency: 'USD' }])(
    'joins none with another %j',
    (change) => {
      expect(joined([lineOf('a', 21)], [lineOf('x', 21, change)])).toEqual([]);
    },
  );

  it('joins at most one, the closest day first', () => {
    expect(joined([lineOf('a', 20), lineOf('b', 22)], [lineOf('x', 23), lineOf('y', 23), lineOf('z', 23)])).toEqual([
      'b-x',
      'a-y',
    ]);
    expect(joined([lineOf('a', 20), lineOf('b', 21)], [lineOf('x', 21)])).toEqual(['b-x']);
  });
});
