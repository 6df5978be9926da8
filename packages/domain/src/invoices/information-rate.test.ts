import { describe, expect, it } from 'vitest';
import { informationAmount, rateLine } from './information-rate.ts';
import type { InformationRate } from './paper-snapshot.ts';

const rate: InformationRate = { currency: 'USD', yen: '149.20', day: '2026-11-20', source: 'TTM' };
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('R90 the rate of a document', () => {
  it('is told with its source, its day and the currency of payment', () => {
    expect(rateLine(rate, 'en')).toBe('1 USD = 149.20 JPY, TTM of 20 Nov 2026, for information; payable in JPY');
    expect(rateLine(rate, 'ru')).toBe('1 USD = 149,20 JPY, TTM от 20.11.2026, справочно; оплата в JPY');
  });

  it.each<[number, string, string]>([
    [1_492_000, '149.20', '10 000.00 USD'],
    [1_500_000, '149.20', '10 053.62 USD'],
    [0, '149.20', '0.00 USD'],
    [1, '149.20', '0.01 USD'],
    [10_000_000_000, '0.5', '20 000 000 000.00 USD'],
    [100, '1.6', '62.50 USD'],
    [1000, '149', '6.71 USD'],
  ])('%i yen at %s are %s', (amount, yen, text) => {
    expect(plain(informationAmount(amount, { ...rate, yen }))).toBe(text);
  });

  it.each(['0', '0.00', '', '149,20', '-1', '1e3'])('“%s” is none', (yen) => {
    expect(() => informationAmount(1000, { ...rate, yen })).toThrow(RangeError);
  });
});
