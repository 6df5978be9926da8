import { expect, test, vi } from 'vitest';
import { trackedBid } from './bids.testkit.ts';
import { differing, draftOf, editFaults, editOf, keepDraft, valuesOf } from './desk-edit.ts';

const bid = trackedBid(1, { bidAmount: 900_000, bidGroup: 'A', exportType: 1, adjustmentPrice: 5000 });
const values = valuesOf(bid);
const all = { adjustment: true, exportType: true };

test('nothing changed is nothing sent', () => expect(editOf(bid, values, all)).toBeUndefined());

test('the adjustment alone has a call of its own', () => {
  expect(editOf(bid, { ...values, adjustment: '-10 000' }, all)).toEqual({ adjustmentPrice: -10_000 });
  expect(editOf(bid, { ...values, adjustment: '' }, all)).toEqual({ adjustmentPrice: 0 });
});

test('anything else is sent whole; what was taken away is null', () => {
  expect(editOf(bid, { ...values, amount: '950 000 ¥', group: '', exportType: '' }, all)).toEqual({
    amount: 950_000,
    bidGroup: null,
    adjustmentPrice: 5000,
    exportType: null,
  });
});

test('what the reader is not shown is not sent', () => {
  const edit = editOf(bid, { ...values, amount: '950000' }, { adjustment: false, exportType: false });
  expect(edit).toEqual({ amount: 950_000, bidGroup: 'A' });
});

test('letters are refused where they stand', () => {
  expect(editFaults({ ...values, amount: '9m', adjustment: '5k' })).toEqual({
    amount: { problem: 'invalid' },
    adjustment: { problem: 'invalid' },
  });
});

test('to merge is what differs, and not how it is written', () => {
  const now = { ...bid, bidGroup: 'B' };
  expect(differing({ ...values, amount: '900000 ¥' }, now)).toEqual(['group']);
});

test('what was typed is kept for a second after closing, for its own bid alone', () => {
  vi.useFakeTimers();
  keepDraft(1, { ...values, amount: '1' });
  expect(draftOf(2)).toBeUndefined();
  vi.advanceTimersByTime(999);
  expect(draftOf(1)?.amount).toBe('1');
  vi.advanceTimersByTime(1);
  expect(draftOf(1)).toBeUndefined();
  vi.useRealTimers();
});
