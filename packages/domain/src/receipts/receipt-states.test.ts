import { expect, it } from 'vitest';
import { mayBecomeReceipt, receiptStates } from './receipt-states.ts';

it.each([
  ['new', ['suggested', 'unidentified', 'booked', 'ignored']],
  ['suggested', ['new', 'unidentified', 'booked', 'ignored']],
  ['unidentified', ['booked', 'returned']],
  ['booked', ['reversed']],
  ['ignored', ['new']],
  ['returned', []],
  ['reversed', []],
] as const)('a receipt that is %s may become %j', (from, next) => {
  expect(receiptStates.filter((to) => mayBecomeReceipt(from, to))).toEqual(next);
});
