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
])('the top of a chart of at most %i is %i', (most, top) => expect(roundTop(most)).toBe(top));

const labelled = (count: number) =>
  Array.from({ length: count }, (_, place) => place).filter((at) => isLabelled(at, count));

test('few bars all have their label, of many some do, and the last one always', () => {
  expect(labelled(3)).toEqual([0, 1, 2]);
  expect(labelled(14)).toEqual([1, 4, 7, 10, 13]);
  expect(labelled(48)).toHaveLength(6);
  expect(labelled(48).at(-1)).toBe(47);
});

test.each([
  ['nothing', { balance: 0, creditLimit: 0, exposure: 0 }, 0, false],
  ['half', { balance: 0, creditLimit: 2, exposure: 1 }, 0.5, false],
  ['nine tenths', { balance: 4, creditLimit: 6, exposure: 9 }, 0.9, true],
  ['what it never had', { balance: -5, creditLimit: 5, exposure: 1 }, 1, true],
])('a client that holds %s', (_name, means, share, nearly) => {
  const client = { accountId: 1, name: 'Someone', isLimited: true, ...means };
  expect(usedShare(client)).toBe(share);
  expect(isNearlyUsed(client)).toBe(nearly);
  expect(isNearlyUsed({ ...client, isLimited: false })).toBe(false);
});
