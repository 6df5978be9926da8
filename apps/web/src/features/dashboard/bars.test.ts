import { expect, test } from 'vitest';
import { isLabelled, roundTop } from './bars.ts';
import { isNearlyUsed, usedShare } from './dashboard.ts';

test.each([
  [0, 5],
  [1, 5],
  [6, 10],
  [23, 50],
  [100, 100],
  [101, 200],
])('a chart with a maximum of %i ends at %i', (most, top) => expect(roundTop(most)).toBe(top));

const labelled = (count: number) =>
  Array.from({ length: count }, (_, index) => index).filter((index) => isLabelled(index, count));

test('few bars are all labelled; of many some are, always including the last one', () => {
  expect(labelled(3)).toEqual([0, 1, 2]);
  expect(labelled(14)).toEqual([1, 4, 7, 10, 13]);
  expect(labelled(48)).toHaveLength(6);
  expect(labelled(48).at(-1)).toBe(47);
});

test.each([
  ['nothing', { balance: 0, creditLimit: 0, exposure: 0 }, 0, false],
  ['half', { balance: 0, creditLimit: 2, exposure: 1 }, 0.5, false],
  ['nine tenths', { balance: 4, creditLimit: 6, exposure: 9 }, 0.9, true],
  ['more than its means', { balance: -5, creditLimit: 5, exposure: 1 }, 1, true],
])('a client whose open bids hold %s', (_name, means, share, nearly) => {
  const client = { accountId: 1, name: 'Someone', isLimited: true, ...means };
  expect(usedShare(client)).toBe(share);
  expect(isNearlyUsed(client)).toBe(nearly);
  expect(isNearlyUsed({ ...client, isLimited: false })).toBe(false);
});
