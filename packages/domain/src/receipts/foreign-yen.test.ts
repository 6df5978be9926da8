import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foreignYen } from './foreign-yen.ts';

const yenOf = (amount: number, rate: string, fee = 0) => foreignYen({ amount, currency: 'USD', rate, fee }).yen;

describe('the yen of money in another currency', () => {
  it('are its amount at the bank’s rate less the bank’s fee, told with these three', () => {
    expect(foreignYen({ amount: 1_000_000, currency: 'USD', rate: '149.25', fee: 2500 })).toEqual({
      amount: 1_000_000,
      currency: 'USD',
      rate: '149.25',
      fee: 2500,
      yen: 1_490_000,
    });
  });

  it.each([
    [100, '0.5', 0, 0],
    [300, '0.5', 0, 2],
    [500, '0.5', 0, 2],
    [101, '0.5', 0, 1],
    [99, '0.5', 0, 0],
    [301, '149.5', 1, 449],
    [300, '149.5', 1, 448],
  ])('of %i cents at %s less %i are %i: rounded half to even, once', (amount, rate, fee, yen) => {
    expect(yenOf(amount, rate, fee)).toBe(yen);
  });

  it('is never more than half a yen away, also where a double would be', () => {
    const amount = fc.integer({ min: 1, max: 9_000_000_000_000 });
    const micros = fc.integer({ min: 1, max: 900_000_000 });
    fc.assert(
      fc.property(amount, micros, fc.nat(10_000), (cents, rate, fee) => {
        const text = `${Math.floor(rate / 1_000_000)}.${String(rate % 1_000_000).padStart(6, '0')}`;
        const off = BigInt(yenOf(cents, text, fee) + fee) * 100_000_000n - BigInt(cents) * BigInt(rate);
        expect(off <= 50_000_000n && off >= -50_000_000n).toBe(true);
      }),
    );
  });

  it('need a rate', () => {
    expect(() => yenOf(100, '0.00')).toThrow('0.00 is no rate.');
    expect(() => yenOf(100, '1e3')).toThrow('1e3 is no rate.');
  });
});
