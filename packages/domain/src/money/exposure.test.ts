import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headroomOf, exposureOf, type ExposedBid } from './exposure.ts';

const bid = (amount: number, group: string | null = null, more: Partial<ExposedBid> = {}): ExposedBid => ({
  amount,
  adjustment: 0,
  group,
  canWithdraw: true,
  ...more,
});

const someBid: fc.Arbitrary<ExposedBid> = fc.record({
  amount: fc.integer({ min: 1, max: 20 }),
  adjustment: fc.integer({ min: 0, max: 3 }),
  group: fc.constantFrom(null, 'A', 'B'),
  canWithdraw: fc.boolean(),
});
const someRoom = fc.integer({ min: 0, max: 5 });

function sumOf(bids: readonly ExposedBid[]): number {
  return bids.reduce((sum, { amount, adjustment }) => sum + amount + adjustment, 0);
}

describe('R25 exposure', () => {
  it('is 0 without open bids', () => {
    expect(exposureOf([])).toBe(0);
  });

  it('counts each bid outside a group in full, with its adjustment', () => {
    expect(exposureOf([bid(100), bid(50, null, { adjustment: 7 })])).toBe(157);
  });

  it('counts the dearest N of a group, by amount and adjustment together', () => {
    const group = [bid(100, 'A'), bid(90, 'A', { adjustment: 20 }), bid(80, 'A')];
    expect(exposureOf(group, new Map([['A', 1]]))).toBe(110);
    expect(exposureOf(group, new Map([['A', 2]]))).toBe(210);
  });

  it('also counts bids that can no longer be withdrawn, and none twice', () => {
    const group = [bid(100, 'A', { canWithdraw: false }), bid(90, 'A'), bid(10, 'A', { canWithdraw: false })];
    expect(exposureOf(group, new Map([['A', 1]]))).toBe(110);
    expect(exposureOf(group, new Map([['A', 0]]))).toBe(110);
  });

  it('keeps groups apart, and by default counts one bid of a group', () => {
    const bids = [bid(100, 'A'), bid(90, 'A'), bid(80, 'B'), bid(70, 'B'), bid(1)];
    expect(exposureOf(bids, new Map([['A', 1]]))).toBe(100 + 80 + 1);
  });

  it('is at most the sum of all bids, at least that of bids that cannot be withdrawn, and grows with the number of cars', () => {
    fc.assert(
      fc.property(fc.array(someBid, { maxLength: 12 }), someRoom, someRoom, (bids, a, b) => {
        const exposure = exposureOf(
          bids,
          new Map([
            ['A', a],
            ['B', b],
          ]),
        );
        expect(exposure).toBeLessThanOrEqual(sumOf(bids));
        expect(exposure).toBeGreaterThanOrEqual(sumOf(bids.filter((one) => !one.canWithdraw || one.group === null)));
        expect(
          exposureOf(
            bids,
            new Map([
              ['A', a + 1],
              ['B', b],
            ]),
          ),
        ).toBeGreaterThanOrEqual(exposure);
      }),
    );
  });

  it('does not depend on the order of the bids', () => {
    fc.assert(
      fc.property(fc.array(someBid, { maxLength: 12 }), someRoom, (bids, room) => {
        const rooms = new Map([['A', room]]);
        expect(exposureOf(bids.toReversed(), rooms)).toBe(exposureOf(bids, rooms));
      }),
    );
  });
});

describe('R25 the headroom', () => {
  it('is balance plus limit minus exposure', () => {
    expect(headroomOf({ balance: 300, creditLimit: 500, exposure: 200 })).toBe(600);
  });

  it('is negative when a limit was lowered or a debt grew', () => {
    expect(headroomOf({ balance: -300, creditLimit: 100, exposure: 50 })).toBe(-250);
  });
});
