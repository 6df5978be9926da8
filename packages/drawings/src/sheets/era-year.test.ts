import { expect, test } from 'vitest';
import { eraYear, readEraYear } from './era-year.ts';

const eraText = (year: number, month?: number) => {
  const { era, year: count } = eraYear(year, month) ?? {};
  return `${era?.name}${count}`;
};

test('平成31 ends with April 2019, 令和1 begins with May', () => {
  expect(eraText(2019, 4)).toBe('平成31');
  expect(eraText(2019, 5)).toBe('令和1');
  expect(eraText(2026, 1)).toBe('令和8');
});

test('平成 begins with 1989, 昭和 is before it', () => {
  expect(eraText(1989, 1)).toBe('平成1');
  expect(eraText(1988, 12)).toBe('昭和63');
});

test('a year without a month counts by its end', () => {
  expect(eraText(2019)).toBe('令和1');
});

test('printed era years are parsed', () => {
  expect(readEraYear('R3')).toMatchObject({ era: { name: '令和' }, year: 3 });
  expect(readEraYear('h28')).toMatchObject({ era: { name: '平成' }, year: 28 });
  expect(readEraYear('平成12年')).toMatchObject({ era: { name: '平成' }, year: 12 });
  expect(readEraYear('2019')).toBeUndefined();
});
