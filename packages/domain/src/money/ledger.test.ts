import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBook, entryKinds, largestAmount, liftsRestriction, paymentTypeOf } from './ledger.ts';

describe('R22 bookable amounts', () => {
  it.each([
    ['remittance', true, false],
    ['refund', true, false],
    ['car_purchase', false, true],
    ['fee', false, true],
    ['correction', true, true],
  ] as const)('a %s goes up: %s, goes down: %s', (kind, up, down) => {
    expect(canBook(kind, 1)).toBe(up);
    expect(canBook(kind, -1)).toBe(down);
  });

  it.each(entryKinds)('a %s is in whole yen, not 0 and not above the largest amount', (kind) => {
    const wrong = [0, -0, 0.5, -0.5, Number.NaN, Infinity, largestAmount + 1, -largestAmount - 1];
    expect(wrong.filter((amount) => canBook(kind, amount))).toEqual([]);
  });

  it('are money in or money out on the wire', () => {
    expect([1, largestAmount].map(paymentTypeOf)).toEqual(['remittance', 'remittance']);
    expect([-1, -largestAmount].map(paymentTypeOf)).toEqual(['car_purchase', 'car_purchase']);
  });
});

describe('R24 the first remittance of the set minimum', () => {
  const minimum = 100_000;
  const restricted = { isRestricted: true, hadMinimum: false };

  it('lifts a restricted account; one yen less does not', () => {
    expect(liftsRestriction(restricted, minimum, minimum)).toBe(true);
    expect(liftsRestriction(restricted, minimum - 1, minimum)).toBe(false);
  });

  it('lifts no other account, and none a second time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: largestAmount }), (amount) => {
        expect(liftsRestriction({ isRestricted: false, hadMinimum: false }, amount, minimum)).toBe(false);
        expect(liftsRestriction({ isRestricted: true, hadMinimum: true }, amount, minimum)).toBe(false);
      }),
    );
  });
});
