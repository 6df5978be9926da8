import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/japan-time.ts';
import { agedDebts, daysOverdue, debtsOf, dueDay, type OpenPurchase, overdue } from './due-days.ts';

const purchases: readonly OpenPurchase[] = [
  { id: 8, dueOn: '2026-11-20', open: 500_000 },
  { id: 2, dueOn: '2026-11-27', open: 300_000 },
  { id: 3, dueOn: '2026-11-27', open: 200_000 },
];

describe('the due day of a purchase', () => {
  it('is so many bank days of the company later, or of the account where it has its own', () => {
    expect(dueDay('2026-11-20', 5, null)).toBe('2026-11-30');
    expect(dueDay('2026-11-20', 5, 1)).toBe('2026-11-24');
  });
});

describe('the debts of an account', () => {
  it.each([
    [0, [500_000, 300_000, 200_000]],
    [-100, [500_000, 300_000, 200_000]],
    [400_000, [100_000, 300_000, 200_000]],
    [500_000, [300_000, 200_000]],
    [1_000_000, []],
  ])('are what %i of free money do not cover, the oldest due first', (free, amounts) => {
    expect(debtsOf(purchases.toReversed(), free).map(({ amount }) => amount)).toEqual(amounts);
  });

  it('and the money that covers are together what is open', () => {
    const purchase = fc.record({
      id: fc.nat(),
      dueOn: fc.nat(60).map((days) => addDays('2026-11-01', days)),
      open: fc.nat(1000),
    });
    fc.assert(
      fc.property(fc.array(purchase), fc.nat(5000), (open, free) => {
        const sum = open.reduce((total, one) => total + one.open, 0);
        const owed = debtsOf(open, free).reduce((total, { amount }) => total + amount, 0);
        expect(owed).toBe(Math.max(0, sum - free));
      }),
    );
  });

  it('are overdue from the day after', () => {
    expect(overdue(purchases, 0, '2026-11-27').map(({ id }) => id)).toEqual([8]);
    expect(overdue(purchases, 0, '2026-11-28').map(({ id }) => id)).toEqual([8, 2, 3]);
    expect(overdue(purchases, 600_000, '2026-11-28')).toEqual([
      { id: 2, dueOn: '2026-11-27', amount: 200_000 },
      { id: 3, dueOn: '2026-11-27', amount: 200_000 },
    ]);
    expect(daysOverdue({ id: 1, dueOn: '2026-11-20', amount: 1 }, '2026-11-19')).toBe(0);
  });

  it('are summed by how long they are overdue', () => {
    const today = '2026-12-31';
    const debts = [-3, 0, 1, 7, 8, 30, 31, 60, 61, 400].map((days, id) => ({
      id,
      dueOn: addDays(today, -days),
      amount: 10 ** id,
    }));
    expect(agedDebts(debts, today)).toEqual({
      notOverdue: 11,
      week: 1100,
      month: 110_000,
      twoMonths: 11_000_000,
      older: 1_100_000_000,
    });
  });
});
