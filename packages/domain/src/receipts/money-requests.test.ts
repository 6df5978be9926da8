import { expect, it } from 'vitest';
import { mayDecideMoney, mayTakeBack, mostPayout, mostWriteOff } from './money-requests.ts';

it.each([
  [{ free: 500, bidAllow: 300 }, 300],
  [{ free: 300, bidAllow: 500 }, 300],
  [{ free: -100, bidAllow: 500 }, 0],
  [{ free: 500, bidAllow: -1 }, 0],
])('R95 of %j at most %i is paid out', (money, most) => {
  expect(mostPayout(money)).toBe(most);
});

it.each([
  [0, 0],
  [-5, 0],
  [5_999, 5_999],
  [6_001, 6_000],
])('R95 of %i yen that are open at most %i are let off', (open, most) => {
  expect(mostWriteOff(open)).toBe(most);
});

it('R95 whoever asked takes back, and anybody else decides, while nobody has', () => {
  const asked = { isOpen: true, askedBy: 7 };
  expect([mayDecideMoney(asked, 8), mayDecideMoney(asked, 7)]).toEqual([true, false]);
  expect([mayTakeBack(asked, 8), mayTakeBack(asked, 7)]).toEqual([false, true]);
  const settled = { isOpen: false, askedBy: 7 };
  expect([mayDecideMoney(settled, 8), mayTakeBack(settled, 7)]).toEqual([false, false]);
});
