import { expect, test } from 'vitest';
import { aCandidate, anAnnouncement, aReceipt } from '../desk/receipts.testkit.ts';
import { bookFaults, bookingOf, firstBookForm, paidBy } from './book-form.ts';

const open = [
  { id: 1, name: 'Toyota Aqua', open: 500_000, dueOn: '2026-11-20' },
  { id: 2, name: 'Toyota Harrier', open: 1_800_000, dueOn: '2026-11-26' },
];
const paid = (amount: number, first: readonly number[], balance = -2_300_000, isByHand = false) => {
  const { purchases, rest } = paidBy(amount, { balance, isByHand, open }, first);
  return [...purchases.map((one) => one.paid), rest];
};

test('R94 the purchases that an amount equals are paid first, the rest goes to the oldest due', () => {
  expect(paid(1_900_000, [2])).toEqual([100_000, 1_800_000, 0]);
  expect(paid(1_900_000, [])).toEqual([500_000, 1_400_000, 0]);
});

test('R94 what nothing needs stays on the account, and a debt without a purchase is covered before purchases', () => {
  expect(paid(2_500_000, [])).toEqual([500_000, 1_800_000, 200_000]);
  expect(paid(600_000, [], -2_500_000)).toEqual([400_000, 0, 200_000]);
});

test('R92 of a client whose money is allocated by hand only what is ticked is paid', () => {
  expect(paid(1_900_000, [], -2_300_000, true)).toEqual([0, 0, 1_900_000]);
  expect(paid(1_900_000, [2], -2_300_000, true)).toEqual([0, 1_800_000, 100_000]);
});

test('R94 the dialog begins with the purchases and the announcement that speak for the client', () => {
  const candidate = aCandidate(7, {
    open,
    reasons: [
      { kind: 'amount', points: 25, purchaseIds: [2] },
      { kind: 'announced', points: 40, announcementId: 9 },
    ],
  });
  const form = firstBookForm(aReceipt(1), candidate, [anAnnouncement(9)]);
  expect(form).toEqual({ first: [2], announcement: '9', sender: 'once', amountJpy: 1_850_000 });
  expect(firstBookForm(aReceipt(1), candidate, []).announcement).toBe('');
  expect(bookingOf(form, aReceipt(1), 7)).toEqual({
    id: 1,
    version: 1,
    accountId: 7,
    purchaseIds: [2],
    announcementId: 9,
    sender: 'once',
  });
});

test('R94 the yen of a foreign amount are typed if the bank has not told them', () => {
  const receipt = aReceipt(1, { currency: 'USD', amount: 1_000_000, amountJpy: null });
  const form = firstBookForm(receipt, aCandidate(7), []);
  expect(bookFaults(form)).toEqual({ amountJpy: { problem: 'required' } });
  expect(bookFaults({ ...form, amountJpy: 0 })).toEqual({ amountJpy: { problem: 'invalid' } });
  expect(bookingOf({ ...form, amountJpy: 1_500_000 }, receipt, 7)).toMatchObject({ amountJpy: 1_500_000 });
});
