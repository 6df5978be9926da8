import { describe, expect, it } from 'vitest';
import { canBook } from '../money/ledger.ts';
import {
  type Cost,
  entriesOfPriceChange,
  entriesOfPurchase,
  entriesOfVoid,
  mayBecomePurchase,
  type PurchaseEntry,
  purchaseStatus,
  purchaseStatusCodes,
  totalOf,
} from './purchase.ts';

const cost: Cost = {
  price: 1_200_000,
  fees: [
    { kind: 'agent', amount: 35_000 },
    { kind: 'freight', amount: 0 },
    { kind: 'delivery', amount: 15_000 },
  ],
};
const sum = (entries: readonly PurchaseEntry[]) => entries.reduce((total, { amount }) => total + amount, 0);

describe('R61 the entries of a purchase', () => {
  it('are the price and each fee above zero', () => {
    expect(entriesOfPurchase(cost)).toEqual([
      { kind: 'car_purchase', amount: -1_200_000, fee: null },
      { kind: 'fee', amount: -35_000, fee: 'agent' },
      { kind: 'fee', amount: -15_000, fee: 'delivery' },
    ]);
    expect(sum(entriesOfPurchase(cost))).toBe(-totalOf(cost));
  });

  it.each([
    [1_200_000, 1_150_000, [50_000]],
    [1_200_000, 1_250_000, [-50_000]],
    [1_200_000, 1_200_000, []],
  ])('of a price of %i that becomes %i are the difference', (from, to, amounts) => {
    expect(entriesOfPriceChange(from, to).map(({ kind, amount }) => [kind, amount])).toEqual(
      amounts.map((amount) => ['correction', amount]),
    );
  });

  it('sum to 0 once it is void', () => {
    expect(sum([...entriesOfPurchase(cost), ...entriesOfVoid(cost)])).toBe(0);
    const changed = { ...cost, price: 900_000 };
    const all = [...entriesOfPurchase(cost), ...entriesOfPriceChange(cost.price, 900_000), ...entriesOfVoid(changed)];
    expect(sum(all)).toBe(0);
  });

  it('can all be booked', () => {
    const all = [...entriesOfPurchase(cost), ...entriesOfPriceChange(5, 6), ...entriesOfPriceChange(6, 5)];
    for (const { kind, amount } of [...all, ...entriesOfVoid(cost)]) expect(canBook(kind, amount)).toBe(true);
  });
});

describe('R61 the states of a purchase', () => {
  const codes = [0, 1, 2, 3, 4, 5, 6, 7, 8];

  it('have the codes of the wire, and no others', () => {
    expect(Object.values(purchaseStatusCodes)).toEqual(codes);
    expect(codes.map((code) => purchaseStatusCodes[purchaseStatus(code)])).toEqual(codes);
    for (const code of [-1, 9, 1.5, NaN]) expect(() => purchaseStatus(code)).toThrow(RangeError);
  });

  // One row for each former status, one column for each new one.
  it.each([
    [0, '.++++++++'],
    [1, '+.+++++++'],
    [2, '++.++++++'],
    [3, '+++.+++++'],
    [4, '++++.++++'],
    [5, '+++++.+++'],
    [6, '++++++.++'],
    [7, '.........'],
    [8, '.........'],
  ])('lead from %i as %s', (from, moves) => {
    expect(codes.map((to) => (mayBecomePurchase(from, to) ? '+' : '.')).join('')).toBe(moves);
  });
});
