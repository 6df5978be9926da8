import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentNumber, numberSeries } from './invoice-numbers.ts';
import { invoiceReference, isInvoiceReference } from './invoice-reference.ts';

const number = fc
  .tuple(fc.constantFrom(...numberSeries), fc.integer({ min: 2026, max: 2099 }), fc.integer({ min: 1, max: 2_000_000 }))
  .map((parts) => documentNumber(...parts));

describe('R90 the reference of a document', () => {
  it('is its number with two check digits', () => {
    // The digits with two zeros leave 14 when divided by 97, and 98 - 14 is 84.
    expect(202_600_411_700 % 97).toBe(14);
    expect(invoiceReference('2026-004117')).toBe('2026-004117-84');
    expect(isInvoiceReference('2026-004117-84')).toBe(true);
  });

  it('is known again', () => {
    fc.assert(fc.property(number, (one) => isInvoiceReference(invoiceReference(one))));
  });

  it('with one wrong digit, or two neighbours swapped, is none', () => {
    fc.assert(
      fc.property(number, fc.nat(), fc.nat(9), (one, place, digit) => {
        const signs = Array.from(invoiceReference(one));
        const digits = signs.flatMap((sign, index) => (/\d/.test(sign) ? [index] : []));
        const at = digits[place % digits.length]!;
        const mistyped = signs.with(at, String(digit));
        expect(isInvoiceReference(mistyped.join(''))).toBe(signs[at] === String(digit));
        const next = digits[(place % digits.length) + 1];
        if (next === undefined) return;
        const swapped = signs.with(at, signs[next]!).with(next, signs[at]!);
        expect(isInvoiceReference(swapped.join(''))).toBe(signs[at] === signs[next]);
      }),
    );
  });

  it.each(['', '2026-004117', '2026-4117-84', 'X2026-004117-84', '2026-004117-84 ', '2026-004117-3Z'])(
    '“%s” is none',
    (text) => {
      expect(isInvoiceReference(text)).toBe(false);
    },
  );
});
