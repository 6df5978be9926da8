import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeKinds } from '../charges/charge-kinds.data.ts';
import { type EndedCharge, isGoodCost, settle, type SettlementPlan, usuallyKeptOf } from './settlement.ts';

const charges: readonly EndedCharge[] = [
  { id: 1, kind: 'auction', amount: 15_000, note: '' },
  { id: 2, kind: 'agent', amount: 40_000, note: '' },
  { id: 3, kind: 'delivery', amount: 8000, note: 'to Yokohama' },
  { id: 4, kind: 'discount', amount: -3000, note: '' },
];
const price = 1_440_000;
const cost = 1_500_000;
const plan: SettlementPlan = {
  end: 'cancelled',
  price,
  charges,
  kept: [1],
  costs: [],
  resoldFor: null,
  isGainOfClient: true,
};

describe('R91 a cancellation', () => {
  it('keeps some charges, adds its costs, and gives back the rest', () => {
    const costs = [
      { kind: 'auction', amount: 19_100, note: 'fee of the seller' },
      { kind: 'penalty', amount: 50_000, note: '' },
    ] as const;
    const { lines, ...sums } = settle({ ...plan, costs });
    expect(lines).toEqual([{ kind: 'auction', amount: 15_000, note: '' }, ...costs]);
    expect(sums).toEqual({ pays: 84_100, back: 1_415_900, gain: 0 });
  });

  it('without lines gives back everything', () => {
    expect(settle({ ...plan, kept: [] })).toEqual({ lines: [], pays: 0, back: cost, gain: 0 });
  });
});

describe('R91 a resale', () => {
  const resale: SettlementPlan = { ...plan, end: 'resold', kept: [1, 2, 3, 4] };
  const seller = { kind: 'auction', amount: 20_000, note: 'fee of the seller' } as const;

  it('at a loss costs the difference', () => {
    const { lines, ...sums } = settle({ ...resale, costs: [seller], resoldFor: 1_300_000 });
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['car', 1_440_000],
      ['auction', 15_000],
      ['agent', 40_000],
      ['delivery', 8000],
      ['discount', -3000],
      ['auction', 20_000],
      ['proceeds', -1_300_000],
    ]);
    expect(sums).toEqual({ pays: 220_000, back: 1_280_000, gain: 0 });
  });

  it('at a gain costs nothing, and the gain bears no purchase', () => {
    const { lines, ...sums } = settle({ ...resale, costs: [seller], resoldFor: 1_600_000 });
    expect(lines.at(-1)).toEqual({ kind: 'proceeds', amount: -1_520_000, note: '' });
    expect(sums).toEqual({ pays: 0, back: cost, gain: 80_000 });
  });

  it('brings the client no more than its cost if the company keeps the gain', () => {
    const { lines, ...sums } = settle({ ...resale, costs: [seller], resoldFor: 1_600_000, isGainOfClient: false });
    expect(lines.at(-1)).toEqual({ kind: 'proceeds', amount: -1_520_000, note: '' });
    expect(sums).toEqual({ pays: 0, back: cost, gain: 0 });
  });
});

describe('R91 every settlement', () => {
  const someLine = fc.record({
    kind: fc.constantFrom(...chargeKinds.filter((kind) => kind !== 'discount')),
    amount: fc.nat(2_000_000),
    note: fc.constant('a note'),
  });

  it('pays the sum of its lines, never less than nothing for a resale, and loses no yen', () => {
    const someCharges = fc.array(someLine).map((lines) => lines.map((line, id) => ({ ...line, id })));
    const somePlan = fc.record({
      end: fc.constantFrom('cancelled', 'resold'),
      price: fc.integer({ min: 1, max: 9_000_000 }),
      charges: someCharges,
      kept: fc.array(fc.nat(9)),
      costs: fc.array(someLine),
      resoldFor: fc.nat(20_000_000),
      isGainOfClient: fc.boolean(),
    }) as fc.Arbitrary<SettlementPlan>;
    fc.assert(
      fc.property(somePlan, (one) => {
        const { lines, pays, back, gain } = settle(one);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(pays);
        expect(pays).toBeGreaterThanOrEqual(0);
        expect(back + pays).toBe(one.charges.reduce((sum, { amount }) => sum + amount, one.price));
        const proceeds = -(lines.find(({ kind }) => kind === 'proceeds')?.amount ?? 0);
        const isKept = one.end === 'resold' && one.isGainOfClient;
        if (isKept) expect(gain + proceeds).toBe(one.resoldFor);
        else expect(gain).toBe(0);
        if (gain > 0) expect(pays).toBe(0);
      }),
    );
  });
});

describe('R91 what is usually kept', () => {
  it.each([
    ['cancelled', 'window', [1, 2]],
    ['cancelled', 'agreed', [1, 2]],
    ['cancelled', 'arbitration', []],
    ['resold', null, [1, 2, 3, 4]],
  ] as const)('of a purchase that is %s (%s)', (end, reason, ids) => {
    expect(usuallyKeptOf(charges, end, reason)).toEqual(ids);
  });

  it('a cost is no discount, and other costs say what they are', () => {
    expect(isGoodCost({ kind: 'penalty', amount: 0, note: '' })).toBe(true);
    expect(isGoodCost({ kind: 'penalty', amount: -1, note: '' })).toBe(false);
    expect(isGoodCost({ kind: 'discount', amount: -1, note: 'a' })).toBe(false);
    expect(isGoodCost({ kind: 'other', amount: 1, note: '' })).toBe(false);
  });
});
