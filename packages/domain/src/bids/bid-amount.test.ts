import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountFault, type AmountRules, leastAmount, mostAmount, nearestAmounts, steppedAmount } from './bid-amount.ts';

const rulesOf = (startPrice: number | null, step = 5000): AmountRules => ({ startPrice, step });

const someRules: fc.Arbitrary<AmountRules> = fc.record({
  startPrice: fc.option(fc.integer({ min: 0, max: 100_000_000 })),
  step: fc.constantFrom(1, 1000, 3000, 5000, 7000, 10_000),
});
const someAmount = fc.integer({ min: 0, max: mostAmount });
const someDirection = fc.constantFrom<1 | -1>(1, -1);

describe('R51 the least amount', () => {
  it.each([
    ['the start price on the step', 500_000, 5000, 500_000],
    ['the next multiple above a start price off the step', 1_852_000, 5000, 1_855_000],
    ['by the step of the house', 1_852_000, 3000, 1_854_000],
    ['one step without a start price', null, 3000, 3000],
    ['one step from a start price of 0', 0, 5000, 5000],
    ['one step from a start price below the step', 1, 5000, 5000],
  ])('is %s', (_name, startPrice, step, least) => {
    expect(leastAmount({ startPrice, step })).toBe(least);
  });

  it('is valid, and no smaller amount is', () => {
    fc.assert(
      fc.property(someRules, fc.integer({ min: 1, max: 20_000 }), (rules, less) => {
        const least = leastAmount(rules);
        expect(amountFault(least, rules)).toBeUndefined();
        expect(least).toBeGreaterThanOrEqual(rules.startPrice ?? 0);
        expect(least - (rules.startPrice ?? 0)).toBeLessThanOrEqual(rules.step);
        const fault = amountFault(least - less, rules);
        const isBelow = least - less <= 0 || least - less < (rules.startPrice ?? 0);
        expect(fault).toEqual(
          isBelow ? { problem: 'lowerPrice', amount: least } : { problem: 'offStep', amount: rules.step },
        );
      }),
    );
  });
});

describe('R51 an amount', () => {
  it.each([
    [495_000, rulesOf(500_000), { problem: 'lowerPrice', amount: 500_000 }],
    [0, rulesOf(null), { problem: 'lowerPrice', amount: 5000 }],
    [-5000, rulesOf(null), { problem: 'lowerPrice', amount: 5000 }],
    [1_850_000, rulesOf(1_852_000), { problem: 'lowerPrice', amount: 1_855_000 }],
    [1_852_000, rulesOf(1_852_000), { problem: 'offStep', amount: 5000 }],
    [1, rulesOf(null), { problem: 'offStep', amount: 5000 }],
    [1_852_000, rulesOf(500_000), { problem: 'offStep', amount: 5000 }],
    [1_852_000, rulesOf(500_000, 3000), { problem: 'offStep', amount: 3000 }],
    [mostAmount + 5000, rulesOf(500_000), { problem: 'invalid' }],
    [mostAmount, rulesOf(500_000), undefined],
    [500_000, rulesOf(500_000), undefined],
    [1_854_000, rulesOf(1_852_000, 3000), undefined],
  ])('of %i under %o: %o', (amount, rules, fault) => {
    expect(amountFault(amount, rules)).toEqual(fault);
  });

  it('of an existing bid stays valid if the start price changes', () => {
    expect(amountFault(600_000, rulesOf(700_000, 7000), 600_000)).toBeUndefined();
    expect(amountFault(605_000, rulesOf(700_000), 600_000)).toEqual({ problem: 'lowerPrice', amount: 700_000 });
  });
});

describe('R51 a stepped amount', () => {
  it('is valid for every start, direction and step', () => {
    fc.assert(
      fc.property(someAmount, someDirection, someRules, (amount, direction, rules) => {
        expect(amountFault(steppedAmount(amount, direction, rules), rules)).toBeUndefined();
      }),
    );
  });

  it('goes one step, or to the next multiple in its direction, between the least and the most', () => {
    const rules = rulesOf(500_000);
    expect(steppedAmount(600_000, 1, rules)).toBe(605_000);
    expect(steppedAmount(600_000, -1, rules)).toBe(595_000);
    expect([steppedAmount(601_000, 1, rules), steppedAmount(601_000, -1, rules)]).toEqual([605_000, 600_000]);
    expect([steppedAmount(0, 1, rules), steppedAmount(0, -1, rules)]).toEqual([500_000, 500_000]);
    expect(steppedAmount(500_000, -1, rules)).toBe(500_000);
    expect(steppedAmount(mostAmount, 1, rules)).toBe(mostAmount);
  });

  it('comes back by a step in the other direction', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), someRules, (steps, rules) => {
        const amount = leastAmount(rules) + steps * rules.step;
        expect(steppedAmount(steppedAmount(amount, 1, rules), -1, rules)).toBe(amount);
        expect(steppedAmount(steppedAmount(amount, -1, rules), 1, rules)).toBe(amount);
      }),
    );
  });
});

describe('R51 the nearest amounts of one off the step', () => {
  it.each([
    ['both neighbours', 110_000, rulesOf(100_000, 3000), [108_000, 111_000]],
    ['the least amount, if none is below', 1_852_000, rulesOf(1_852_000), [1_855_000]],
    ['the most that a vehicle costs, if none is above', mostAmount + 2000, rulesOf(500_000), [mostAmount]],
  ])('are %s', (_name, amount, rules, nearest) => {
    expect(nearestAmounts(amount, rules)).toEqual(nearest);
  });
});
