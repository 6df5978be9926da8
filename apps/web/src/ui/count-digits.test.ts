import { expect, test } from 'vitest';
import { digitsBefore, offsetAfterDigits } from './count-digits.ts';

test('the caret is counted in digits, whatever groups them', () => {
  expect(digitsBefore('1 850 000', 5)).toBe(4);
  expect(digitsBefore('1 850 000', 0)).toBe(0);
});

test('the caret stands right behind its digit', () => {
  expect(offsetAfterDigits('18 500 000', 4)).toBe(5);
  expect(offsetAfterDigits('185', 0)).toBe(0);
  expect(offsetAfterDigits('185', 9)).toBe(3);
});
