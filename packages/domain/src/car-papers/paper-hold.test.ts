import { describe, expect, it } from 'vitest';
import { isMoneyMissing, missingMoney } from './paper-hold.ts';

const paid = { open: 0, expectedFreight: 0, isFreightUnknown: false };

describe('R99 the money that holds a paper', () => {
  it.each([
    ['nothing of a paid car', [paid], { open: 0, isFreightUnknown: false }, false],
    ['what is open', [{ ...paid, open: 574_900 }], { open: 574_900, isFreightUnknown: false }, true],
    [
      'freight that is expected',
      [{ ...paid, expectedFreight: 90_000 }],
      { open: 90_000, isFreightUnknown: false },
      true,
    ],
    ['freight that nobody knows', [{ ...paid, isFreightUnknown: true }], { open: 0, isFreightUnknown: true }, true],
    ['that of any of its cars', [paid, { ...paid, open: 1 }, paid], { open: 1, isFreightUnknown: false }, true],
    [
      'the sum of all',
      [
        { open: 5, expectedFreight: 2, isFreightUnknown: false },
        { open: 7, expectedFreight: 0, isFreightUnknown: true },
      ],
      { open: 14, isFreightUnknown: true },
      true,
    ],
    ['no car that was paid too much', [{ ...paid, open: -10 }], { open: 0, isFreightUnknown: false }, false],
  ])('is %s', (_, cars, missing, holds) => {
    expect(missingMoney(cars)).toEqual(missing);
    expect(isMoneyMissing(missing)).toBe(holds);
  });
});
