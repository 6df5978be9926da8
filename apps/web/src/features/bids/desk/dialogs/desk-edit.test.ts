import { expect, test, vi } from 'vitest';
import { listedBid } from '../../list/bids.testkit.ts';
import { differingFields, editDraftOf, editFaults, editBodyOf, keepEditDraft, editValuesOf } from './desk-edit.ts';

const bid = listedBid(1, { bidAmount: 900_000, bidGroup: 'A', exportType: 1, adjustmentPrice: 5000 });
const values = editValuesOf(bid);
const all = { adjustment: true, exportType: true };

test('without changes nothing is sent', () => expect(editBodyOf(bid, values, all)).toBeUndefined());

test('the adjustment alone has a call of its own', () => {
  expect(editBodyOf(bid, { ...values, adjustment: '-10 000' }, all)).toEqual({ adjustmentPrice: -10_000 });
  expect(editBodyOf(bid, { ...values, adjustment: '' }, all)).toEqual({ adjustmentPrice: 0 });
});

test('all other edits send all fields; a cleared field is null', () => {
  expect(editBodyOf(bid, { ...values, amount: '950 000 ¥', group: '', exportType: '' }, all)).toEqual({
    amount: 950_000,
    bidGroup: null,
    adjustmentPrice: 5000,
    exportType: null,
  });
});

test('fields that the reader may not see are not sent', () => {
  const edit = editBodyOf(bid, { ...values, amount: '950000' }, { adjustment: false, exportType: false });
  expect(edit).toEqual({ amount: 950_000, bidGroup: 'A' });
});

test('letters are a fault of their field', () => {
  expect(editFaults({ ...values, amount: '9m', adjustment: '5k' })).toEqual({
    amount: { problem: 'invalid' },
    adjustment: { problem: 'invalid' },
  });
});

test('a merge compares values, not how they are typed', () => {
  const newer = { ...bid, bidGroup: 'B' };
  expect(differingFields({ ...values, amount: '900000 ¥' }, newer)).toEqual(['group']);
});

test('a draft is kept for a second after closing, for its own bid only', () => {
  vi.useFakeTimers();
  keepEditDraft(1, { ...values, amount: '1' });
  expect(editDraftOf(2)).toBeUndefined();
  vi.advanceTimersByTime(999);
  expect(editDraftOf(1)?.amount).toBe('1');
  vi.advanceTimersByTime(1);
  expect(editDraftOf(1)).toBeUndefined();
  vi.useRealTimers();
});
