import { expect, test } from 'vitest';
import { digitsBefore, offsetAfterDigits } from './count-digits.ts';

test('only digits before the caret are counted', () => {
  expect(digitsBefore('1 850 000', 5)).toBe(4);
  expect(digitsBefore('1 850 000', 0)).toBe(0);
});

test('the offset is right behind the digit', () => {
  expect(offsetAfterDigits('18 500 000', 4)).toBe(5);
  expect(offsetAfterDigits('185', 0)).toBe(0);
  expect(offsetAfterDigits('185', 9)).toBe(3);
});
