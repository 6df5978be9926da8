import { expect, it } from 'vitest';
import type { JapanDay } from '../time/japan-time.ts';
import { bankClosings, type BankMove, closingBalances } from './closing-balances.ts';

const move = (day: number, amount: number, balance: number | null): BankMove => ({
  day: `2026-11-${day}` as JapanDay,
  amount,
  balance,
});
const moves = [move(26, 100, 1100), move(26, -300, 800), move(27, 50, 850), move(27, 7, 857)];
const closings = [
  { day: '2026-11-26', balance: 800 },
  { day: '2026-11-27', balance: 857 },
];

it('the closing balance of a day is the one after its last line, also in a file that begins with the newest', () => {
  expect(closingBalances(moves)).toEqual(closings);
  expect(closingBalances(moves.toReversed())).toEqual(closings);
});

it('in a file of a single day the balances tell which line is the last', () => {
  expect(closingBalances(moves.slice(2))).toEqual(closings.slice(1));
  expect(closingBalances(moves.slice(2).toReversed())).toEqual(closings.slice(1));
});

it('a line without a balance closes no day', () => {
  expect(closingBalances([])).toEqual([]);
  expect(closingBalances([...moves.slice(0, 2), move(26, 5, null), move(28, 5, null)])).toEqual(closings.slice(0, 1));
});

it('a closing balance knows what went out since the one before, also on days without a balance', () => {
  const withdrawals = [...moves.slice(0, 2), move(27, -40, null), move(28, -2, 848), move(28, 9, 857)];
  expect(bankClosings(withdrawals).map(({ day, withdrawn }) => [day, withdrawn])).toEqual([
    ['2026-11-26', 300],
    ['2026-11-28', 42],
  ]);
});
