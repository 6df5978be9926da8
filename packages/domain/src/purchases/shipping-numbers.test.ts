import { describe, expect, it } from 'vitest';
import { plainContainerNo, plainShippingNo, shippingNumberFaults } from './shipping-numbers.ts';

describe('R97 the number of a container', () => {
  // The example of the standard, other published ones, and one whose sum leaves ten.
  it.each(['CSQU3054383', 'MSCU6639870', 'TOLU4734787', 'CSQU3054830'])('%s has its own last digit', (number) => {
    expect(shippingNumberFaults({ containerNo: number })).toEqual({});
  });

  it('with another last digit is refused, with the digit that was expected', () => {
    for (const digit of [0, 1, 2, 4]) {
      const fault = { problem: 'checkDigit', digit: 3 };
      expect(shippingNumberFaults({ containerNo: `CSQU305438${digit}` })).toEqual({ containerNo: fault });
    }
    expect(shippingNumberFaults({ containerNo: 'CSQU3054833' }).containerNo?.problem).toBe('checkDigit');
  });

  it.each(['CSQ3054383', 'CSQUX054383', 'CSQU305438', 'CSQU30543833', '30543834CSQ', 'СSQU3054383'])(
    'is not %s',
    (number) => {
      expect(shippingNumberFaults({ containerNo: number })).toEqual({ containerNo: { problem: 'containerNo' } });
    },
  );

  it('is kept without blanks and hyphens, in capitals', () => {
    expect(['csqu 305438-3', 'CSQU–305438–3 ', 'CSQU\u00A03054383'].map(plainContainerNo)).toEqual(
      Array.from({ length: 3 }, () => 'CSQU3054383'),
    );
  });
});

describe('R97 the numbers of a booking and of a bill of lading', () => {
  it('have letters, digits, hyphens and slashes, 3 to 35 of them, or are not known', () => {
    for (const number of ['', 'A12', 'ONEY-TYO/4471', 'X'.repeat(35)]) {
      expect(shippingNumberFaults({ bookingNo: number, blNo: number })).toEqual({});
    }
    for (const number of ['A1', 'X'.repeat(36), 'ONEY.4471', 'МСК4471', 'A_12']) {
      const fault = { problem: 'shippingNo' };
      expect(shippingNumberFaults({ bookingNo: number, blNo: number })).toEqual({ bookingNo: fault, blNo: fault });
    }
  });

  it('are kept without blanks, in capitals', () => {
    expect(plainShippingNo(' oney tyo-4471\t')).toBe('ONEYTYO-4471');
  });
});
