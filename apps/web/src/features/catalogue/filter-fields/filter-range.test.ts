import { expect, test } from 'vitest';
import { areReversedYears, barsOf, pastedRange, typedNumber } from './filter-range.ts';

test('a field takes digits only and groups them, except for years', () => {
  expect(typedNumber('mileage', '14000a0')).toBe('140\u{A0}000');
  expect(typedNumber('year', '20x15')).toBe('2015');
  expect(typedNumber('year', 'abc')).toBe('');
});

test.each(['2015 – 2022', '2015-2022', ' 2015,2022 '])('pasting %s fills both ends', (text) => {
  expect(pastedRange(text)).toEqual({ from: 2015, to: 2022 });
});

test('pasting a single number or no number is not a range', () => {
  expect(pastedRange('2015')).toBeUndefined();
  expect(pastedRange('from – to')).toBeUndefined();
  expect(pastedRange('140 000 – 200 000')).toEqual({ from: 140_000, to: 200_000 });
});

test('bars that overlap the range are marked; all of them without a range', () => {
  const facet = { min: 2010, max: 2019, step: 1, bars: [1, 4, 2, 0, 3], width: 2 };
  const isIn = (from?: number, to?: number) => barsOf(facet, { from, to }).map((bar) => bar.isInRange);
  expect(isIn()).toEqual([true, true, true, true, true]);
  expect(isIn(2013)).toEqual([false, true, true, true, true]);
  expect(isIn(undefined, 2013)).toEqual([true, true, false, false, false]);
  expect(isIn(2012, 2015)).toEqual([false, true, true, false, false]);
  expect(barsOf(facet, {})[1]).toEqual({ from: 2012, to: 2013, height: 1, isInRange: true });
});

test('years are in the wrong order once both are whole', () => {
  expect(areReversedYears('year', { from: '2020', to: '2018' })).toBe(true);
  expect(areReversedYears('year', { from: '2020', to: '20' })).toBe(false);
  expect(areReversedYears('year', { from: '2018', to: '2020' })).toBe(false);
  expect(areReversedYears('engine', { from: '2020', to: '2018' })).toBe(false);
});
