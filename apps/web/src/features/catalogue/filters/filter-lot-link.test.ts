import { expect, test } from 'vitest';
import { lotPathIn } from './filter-lot-link.ts';

const origin = 'https://seri.example';

test('a link to a lot of this portal yields its path', () => {
  expect(lotPathIn(' https://seri.example/car-auctions/4711?from=mail ', origin)).toBe('/car-auctions/4711');
  expect(lotPathIn('https://seri.example/machinery-statistics/8', origin)).toBe('/machinery-statistics/8');
});

test.each([
  'https://other.example/car-auctions/4711',
  'https://seri.example/car-auctions',
  'https://seri.example/profile/4711',
  '20110-20140',
  '4711',
])('%s is not a lot link', (text) => {
  expect(lotPathIn(text, origin)).toBeUndefined();
});
