import { expect, test } from 'vitest';
import { formatYen, groupDigits } from './money.ts';

test.each([
  [0, '0\u00A0¥'],
  [-0, '0\u00A0¥'],
  [999, '999\u00A0¥'],
  [1000, '1\u00A0000\u00A0¥'],
  [1_850_000, '1\u00A0850\u00A0000\u00A0¥'],
  [-385_000, '\u2212385\u00A0000\u00A0¥'],
  [10_000_000_000, '10\u00A0000\u00A0000\u00A0000\u00A0¥'],
])('%i yen read %s', (value, text) => {
  expect(formatYen(value)).toBe(text);
});

test('an amount never wraps: it holds no ordinary space', () => {
  expect(formatYen(-1_234_567)).not.toContain(' ');
});

test('counts are grouped like money', () => {
  expect(groupDigits(1284)).toBe('1\u00A0284');
});
