import { expect, test } from 'vitest';
import { amountText, readAmount } from './amount-text.ts';

test('yen are whole, other currencies have hundredths', () => {
  expect(amountText(1_850_000, 'JPY')).toBe('1\u00A0850\u00A0000\u00A0¥');
  expect(amountText(1_000_005, 'USD')).toBe('10\u00A0000.05\u00A0USD');
});

test('an amount is read with blanks, a point or a comma', () => {
  expect(readAmount('10 000,5', 'USD')).toBe(1_000_050);
  expect(readAmount('10000.05', 'EUR')).toBe(1_000_005);
  expect(readAmount('1 850 000', 'JPY')).toBe(1_850_000);
});

test('what is no amount of its currency is not read', () => {
  for (const text of ['', '0', '1.234', '1,2,3', '-5', 'ten']) expect(readAmount(text, 'USD')).toBeUndefined();
  expect(readAmount('100.50', 'JPY')).toBeUndefined();
});
