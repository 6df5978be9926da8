import { expect, test } from 'vitest';
import { differingSign } from './differing-sign.ts';

test('R102 the sign that differs is found in the number as the list writes it', () => {
  expect(differingSign('ZVW50-1O02345', 6)).toBe(7);
  expect(differingSign('ZVW501O02345', 6)).toBe(6);
  expect(differingSign('Chassis No. ZVW50 - 1O02345', 6)).toBe(21);
  expect(differingSign('ZVW50-', 0)).toBe(0);
});

test('a number that lacks its last sign has none to mark', () => {
  expect(differingSign('ZVW50-100234', 11)).toBe(-1);
  expect(differingSign('', 0)).toBe(-1);
});
