import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBook, largestAmount } from '../money/ledger.ts';
import {
  type BookedCharge,
  canCharge,
  chargeFaults,
  chargesToCome,
  costOfPurchase,
  entriesOfCharge,
  entriesOfChargeChange,
  entriesOfPriceChange,
  entriesOfPurchase,
  entriesOfReturn,
  entriesOfVoid,
  type PurchaseEntry,
} from './charge.ts';
import { chargeKinds } from './charge-kinds.data.ts';

const sum = (entries: readonly PurchaseEntry[]) => entries.reduce((total, { amount }) => total + amount, 0);
const agent: BookedCharge = { id: 1, kind: 'agent', amount: 35_000 };
const free: BookedCharge = { id: 2, kind: 'freight', amount: 0 };
const discount: BookedCharge = { id: 3, kind: 'discount', amount: -5000 };

const amountOf = (kind: BookedCharge['kind']) =>
  fc.integer({ min: 0, max: 1_000_000 }).map((amount) => (kind === 'discount' ? -amount - 1 : amount));
const someCharge = fc
  .constantFrom(...chargeKinds)
  .chain((kind) => fc.record({ id: fc.nat(), kind: fc.constant(kind), amount: amountOf(kind), to: amountOf(kind) }));

describe('R87 an amount', () => {
  it.each([
    ['agent', 1, true],
    ['agent', 0, true],
    ['agent', -1, false],
    ['agent', 0.5, false],
    ['agent', largestAmount, true],
    ['agent', largestAmount + 1, false],
    ['discount', -1, true],
    ['discount', 0, false],
    ['discount', 1, false],
  ] as const)('of %s may be %d: %j', (kind, amount, isRight) => {
    expect(canCharge(kind, amount)).toBe(isRight);
  });
});

describe('R87 a charge that is entered', () => {
  it.each([
    ['inspection', null, '', false, {}],
    ['inspection', null, '', true, { amount: { problem: 'required' } }],
    ['inspection', -1, '', true, { amount: { problem: 'invalid' } }],
    ['discount', -1, '', true, {}],
    ['other', 5, ' ', true, { note: { problem: 'required' } }],
    ['other', 5, 'a spare key', true, {}],
  ] as const)('%s of %j, “%s”, booked %j', (kind, amount, note, isBooked, faults) => {
    expect(chargeFaults({ kind, amount, note, isBooked })).toEqual(faults);
  });
});

describe('R87 the cost of a purchase', () => {
  it('is its price and what is booked; what is still to come is told apart', () => {
    const charges = [
      { kind: 'agent', amount: 35_000, state: 'booked' },
      { kind: 'discount', amount: -5000, state: 'booked' },
      { kind: 'inspection', amount: 22_000, state: 'returned' },
      { kind: 'delivery', amount: 15_000, state: 'expected' },
      { kind: 'freight', amount: null, state: 'expected' },
    ] as const;
    expect(costOfPurchase({ price: 1_000_000, charges })).toBe(1_030_000);
    expect(chargesToCome(charges)).toEqual({ known: 15_000, unknown: 1 });
  });
});

describe('R61 the entries of a purchase', () => {
  it('are the price and each charge that is not zero', () => {
    expect(entriesOfPurchase(1_200_000, [agent, free, discount])).toEqual([
      { kind: 'car_purchase', amount: -1_200_000, fee: null },
      { kind: 'fee', amount: -35_000, fee: 'agent', chargeId: 1 },
      { kind: 'correction', amount: 5000, fee: 'discount', chargeId: 3 },
    ]);
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

  it('come to what is booked after every change, to nothing once it is given back or void, and can all be booked', () => {
    fc.assert(
      fc.property(fc.array(someCharge), fc.integer({ min: 1, max: 9_000_000 }), (changes, price) => {
        const before = changes.map(({ id, kind, amount }) => ({ id, kind, amount }));
        const after = changes.map(({ id, kind, to: amount }) => ({ id, kind, amount }));
        const total = after.reduce((all, { amount }) => all + amount, price);
        const entries = [
          ...entriesOfPurchase(price, before),
          ...changes.flatMap((change) => entriesOfChargeChange(change, change.to)),
        ];
        expect(sum(entries)).toBe(-total);
        const returned = after.flatMap(entriesOfReturn);
        expect(sum([...entries, ...returned])).toBe(-price);
        const voided = entriesOfVoid(price, after);
        expect(sum([...entries, ...voided])).toBe(0);
        for (const { kind, amount } of [...entries, ...returned, ...voided]) expect(canBook(kind, amount)).toBe(true);
      }),
    );
  });

  it('of one charge name it', () => {
    expect(entriesOfCharge(free)).toEqual([]);
    expect(entriesOfReturn(free)).toEqual([]);
    expect(entriesOfChargeChange(agent, 35_000)).toEqual([]);
    expect(entriesOfReturn(discount)).toEqual([{ kind: 'correction', amount: -5000, fee: 'discount', chargeId: 3 }]);
  });
});
