import { describe, expect, it } from 'vitest';
import { canCredit, isOverInvoiced, restOf } from './invoice-lines.ts';
import { invoiceState } from './invoice-state.ts';

describe('R90 a line of a purchase', () => {
  it.each([
    ['nothing is invoiced of', 1_200_000, 0, 1_200_000, false],
    ['is invoiced whole', 1_200_000, 1_200_000, 0, false],
    ['became dearer', 1_250_000, 1_200_000, 50_000, false],
    ['became cheaper', 1_150_000, 1_200_000, -50_000, true],
    ['was given back', 0, 35_000, -35_000, true],
    ['is a larger discount', -9000, -7000, -2000, false],
    ['is a discount that was taken back', 0, -7000, 7000, true],
  ])('that %s', (_case, booked, invoiced, rest, isOver) => {
    expect([restOf({ booked, invoiced }), isOverInvoiced({ booked, invoiced })]).toEqual([rest, isOver]);
  });
});

describe('R90 a credit', () => {
  it.each([
    [35_000, 0, 35_000, true],
    [35_000, 0, 1, true],
    [35_000, 5000, 30_001, false],
    [35_000, 35_000, 1, false],
    [35_000, 0, 0, false],
    [35_000, 0, -1, false],
    [-7000, 0, -7000, true],
    [-7000, 0, 7000, false],
  ])('of a line of %i, of which %i is credited, may be %i: %s', (amount, credited, wanted, may) => {
    expect(canCredit({ amount, credited }, wanted)).toBe(may);
  });
});

describe('R90 the state of a paper', () => {
  const paper = { total: 100, credited: 0, paid: 0, isReplaced: false, hasVoidPurchase: false };
  it.each([
    ['invoice', {}, 'issued'],
    ['invoice', { credited: 40 }, 'part_credited'],
    ['invoice', { credited: 100 }, 'credited'],
    ['invoice', { paid: 99 }, 'issued'],
    ['invoice', { paid: 100 }, 'settled'],
    ['invoice', { credited: 40, paid: 60 }, 'settled'],
    ['proforma', { paid: 100 }, 'issued'],
    ['invoice', { isReplaced: true, hasVoidPurchase: true }, 'issued'],
    ['credit_note', { hasVoidPurchase: true }, 'issued'],
    ['proforma', {}, 'issued'],
    ['proforma', { isReplaced: true, hasVoidPurchase: true }, 'replaced'],
    ['proforma', { hasVoidPurchase: true }, 'withdrawn'],
  ] as const)('of kind %s with %j is %s', (kind, change, state) => {
    expect(invoiceState({ ...paper, ...change, kind })).toBe(state);
  });
});
