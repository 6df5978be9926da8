import { expect, test } from 'vitest';
import { carView } from '../../lots/page/lot-views.testkit.ts';
import { ownBidOf } from '../panel/own-bid.ts';
import { bidFaults, type BidValues, bidValuesOf, changesBid } from './bid-form.ts';

const { bidInfo } = carView(7, { bidInfo: { ...carView(7).bidInfo, startPrice: 1_852_000, bidStep: 5000 } });
const bid: BidValues = { amount: 1_855_000, bidType: 1, group: null, comment: '' };

test('R51: an amount is at least the next multiple of the step above the start price', () => {
  expect(bidFaults({ ...bid, amount: 1_850_000 }, bidInfo, undefined)).toEqual({
    amount: { problem: 'lowerPrice', amount: 1_855_000 },
  });
  expect(bidFaults({ ...bid, amount: 1_856_000 }, bidInfo, undefined)).toEqual({
    amount: { problem: 'offStep', amount: 5000 },
  });
  expect(bidFaults({ ...bid, amount: 1_852_000 }, bidInfo, undefined)).toEqual({
    amount: { problem: 'offStep', amount: 5000 },
  });
  expect(bidFaults(bid, bidInfo, undefined)).toEqual({});
});

test('R51: the amount of the open bid stays valid, whatever the start price is by now', () => {
  const values = { ...bid, amount: 600_000, group: 'A' };
  expect(bidFaults(values, bidInfo, undefined, { myBidAmount: 600_000 })).toEqual({});
  expect(Object.keys(bidFaults({ ...values, amount: 605_000 }, bidInfo, undefined, { myBidAmount: 600_000 }))).toEqual([
    'amount',
  ]);
});

test('R51: required are the amount, the export type unless it is optional or hidden, and for staff the client', () => {
  const empty = { ...bid, amount: null, bidType: null };
  expect(Object.keys(bidFaults(empty, bidInfo, null)).toSorted()).toEqual(['amount', 'bidType', 'client']);
  expect(bidFaults({ ...bid, bidType: null }, { ...bidInfo, exportTypeOptional: true }, undefined)).toEqual({});
  expect(bidFaults({ ...bid, bidType: null }, { ...bidInfo, exportTypeShow: false }, undefined)).toEqual({});
});

const none = ownBidOf(bidInfo);
const open = { ...none, myBid: true, myBidAmount: 1_855_000, bidType: 2, bidGroup: 'A' };

test('R50: a new bid begins with the export type chosen last, an open one with its own', () => {
  expect(bidValuesOf({ ...none, lastBidType: 3 }, bidInfo)).toMatchObject({ amount: null, bidType: 3 });
  expect(bidValuesOf({ ...open, lastBidType: 3 }, bidInfo)).toMatchObject({ amount: 1_855_000, bidType: 2 });
});

test('R50: an open bid whose type is to be agreed on stays so, unless a type is required', () => {
  const agreed = { ...open, bidType: null, lastBidType: 3 };
  expect(bidValuesOf(agreed, { ...bidInfo, exportTypeOptional: true }).bidType).toBeNull();
  expect(bidValuesOf(agreed, bidInfo).bidType).toBe(3);
});

test('an open bid is changed by another amount, type or group, and by words about it', () => {
  const values = bidValuesOf(open, bidInfo);
  expect(changesBid({ ...values, comment: ' ' }, open)).toBe(false);
  for (const change of [{ amount: 1_860_000 }, { bidType: 1 }, { group: null }, { comment: 'Please' }] as const) {
    expect(changesBid({ ...values, ...change }, open)).toBe(true);
  }
  expect(changesBid(bidValuesOf(none, bidInfo), none)).toBe(true);
});
