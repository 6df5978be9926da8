import { describe, expect, it } from 'vitest';
import { allocationFaults, dueDaysIn, mostToAllocate, mostToMove, termsFaults } from './allocation-form.ts';
import { moneyOf } from './allocations.testkit.ts';

const money = moneyOf({ free: 700_000 });
const [source] = money.sources;
const [made] = money.made;

describe('R92 the most that money can pay', () => {
  it('is its rest, what is open, or what is free, whichever is least', () => {
    expect(mostToAllocate(money, { rest: 150_000 }, '700002')).toBe(150_000);
    expect(mostToAllocate(money, { rest: 900_000 }, '700002')).toBe(400_000);
    expect(mostToAllocate(money, { rest: 900_000 }, '700003')).toBe(700_000);
    expect(mostToAllocate({ ...money, free: -1 }, { rest: 900_000 }, '700003')).toBe(0);
  });

  it('is nothing for a purchase that is no longer open', () => {
    expect(source && mostToAllocate(money, source, '1')).toBe(0);
  });

  it('is all of an allocation that becomes free, and what is open of another purchase', () => {
    expect(made && mostToMove(money, made, '')).toBe(500_000);
    expect(made && mostToMove(money, made, '700002')).toBe(400_000);
  });

  it('is also the most that may be typed', () => {
    expect(allocationFaults({ purchaseId: '1', amount: 100 }, 100)).toEqual({});
    expect(allocationFaults({ purchaseId: '1', amount: 101 }, 100)).toEqual({ amount: { problem: 'invalid' } });
    expect(allocationFaults({ purchaseId: '1', amount: 0 }, 100)).toEqual({ amount: { problem: 'invalid' } });
    expect(allocationFaults({ purchaseId: '1', amount: null }, 100)).toEqual({ amount: { problem: 'required' } });
  });
});

describe('R93 the bank days of a client', () => {
  it('are as usual if none are typed', () => {
    expect(dueDaysIn({ dueDays: ' ' })).toBeNull();
    expect(termsFaults({ byHand: false, dueDays: '' })).toEqual({});
  });

  it.each(['0', '61', '2.5', 'x'])('are not %s', (dueDays) => {
    expect(termsFaults({ byHand: false, dueDays })).toEqual({ dueDays: { problem: 'invalid' } });
  });
});
