import { expect, test } from 'vitest';
import { parseYen, yenFault } from './desk-amount.ts';

test.each([
  ['1850000', 1_850_000],
  ['1 850 000 ¥', 1_850_000],
  ['1\u00A0850\u00A0000\u00A0¥', 1_850_000],
  [' 0 ', 0],
  ['-10 000', -10_000],
  ['−10 000 ¥', -10_000],
  ['+5000', 5000],
])('%s is whole yen', (written, amount) => expect(parseYen(written)).toBe(amount));

test.each(['abc', '12a', '1.5', '1,5', '¥500', '--1', '99999999999'])('%s is not an amount', (written) =>
  expect(parseYen(written)).toBeUndefined(),
);

test.each(['', '  ', '¥'])('%j is an empty amount', (written) => expect(parseYen(written)).toBeNull());

test('an empty amount is a fault only if it is required, and a minus only if it is not allowed', () => {
  const amount = { isRequired: true, isSigned: false };
  const adjustment = { isRequired: false, isSigned: true };
  expect(yenFault('', amount)).toEqual({ problem: 'required' });
  expect(yenFault('', adjustment)).toBeUndefined();
  expect(yenFault('-5', amount)).toEqual({ problem: 'invalid' });
  expect(yenFault('-5', adjustment)).toBeUndefined();
  expect(yenFault('five', adjustment)).toEqual({ problem: 'invalid' });
});
