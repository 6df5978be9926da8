import { expect, test } from 'vitest';
import { eraYear, readEraYear } from './era-year.ts';

const told = (year: number, month?: number) => {
  const { era, year: count } = eraYear(year, month) ?? {};
  return `${era?.name}${count}`;
};

test('平成31 ends with April 2019, 令和1 begins with May', () => {
  expect(told(2019, 4)).toBe('平成31');
  expect(told(2019, 5)).toBe('令和1');
  expect(told(2026, 1)).toBe('令和8');
});

test('平成 begins with 1989, 昭和 is before it', () => {
  expect(told(1989, 1)).toBe('平成1');
  expect(told(1988, 12)).toBe('昭和63');
});

test('a year without a month counts by its end', () => {
  expect(told(2019)).toBe('令和1');
});

test('what a house prints is read back', () => {
  expect(readEraYear('R3')).toMatchObject({ era: { name: '令和' }, year: 3 });
  expect(readEraYear('h28')).toMatchObject({ era: { name: '平成' }, year: 28 });
  expect(readEraYear('平成12年')).toMatchObject({ era: { name: '平成' }, year: 12 });
  expect(readEraYear('2019')).toBeUndefined();
});
