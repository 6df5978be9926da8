import { describe, expect, it } from 'vitest';
import { mayBecomePurchase, purchaseStatus, purchaseStatusCodes } from './purchase.ts';

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
