import { describe, expect, it } from 'vitest';
import { readBankAmount, readBankCurrency, readBankRate } from './bank-cells.ts';

describe('an amount of a bank', () => {
  it.each([
    ['1234567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1 234 567', 1_234_567],
    ['1\u00A0234\u202F567', 1_234_567],
    ['￥１，２３４，５６７', 1_234_567],
    ['¥1,234,567', 1_234_567],
    ['1,234,567円', 1_234_567],
    ['1,234,567.00', 1_234_567],
    ['-1,234', -1234],
    ['−1 234', -1234],
    ['1,234-', -1234],
    ['△1,234', -1234],
    ['(1,234)', -1234],
    ['0', 0],
  ])('in yen may be written %s', (text, yen) => {
    expect(readBankAmount(text, 'JPY')).toBe(yen);
  });

  it.each([
    ['10,000.00', 1_000_000],
    ['10.000,00', 1_000_000],
    ['10 000,5', 1_000_050],
    ['10000', 1_000_000],
    ['10,000', 1_000_000],
    ['$0.07', 7],
    ['-0,07', -7],
  ])('in another currency has hundredths: %s', (text, cents) => {
    expect(readBankAmount(text, 'USD')).toBe(cents);
  });

  it.each([
    ['', 'JPY'],
    ['1.5', 'JPY'],
    ['1,23,456', 'JPY'],
    ['1000)', 'JPY'],
    ['12a', 'JPY'],
    ['123456789012345', 'JPY'],
    ['1.234', 'USD'],
    ['1.005', 'USD'],
  ])('is none: %j in %s', (text, currency) => {
    expect(readBankAmount(text, currency)).toBeUndefined();
  });
});

describe('a rate and a currency of a bank', () => {
  it('are kept as the bank says them', () => {
    expect(['149.25', '149,25', '１４９', '0.9512'].map(readBankRate)).toEqual(['149.25', '149.25', '149', '0.9512']);
    expect(['0', '-1', '1,234.5', 'x'].map(readBankRate)).toEqual([undefined, undefined, undefined, undefined]);
    expect(['usd', '米ドル', '￥', 'руб.', 'dollars'].map(readBankCurrency)).toEqual([
      'USD',
      'USD',
      'JPY',
      'RUB',
      undefined,
    ]);
  });
});
