import { expect, test } from 'vitest';
import { trackedBid } from './bids.testkit.ts';
import { createDesk } from './desk.ts';
import { lastSelected, setSelected, toggle } from './desk-selection.ts';

const bids = [1, 2, 3, 4, 5].map((id) => trackedBid(id));

function desk() {
  const made = createDesk();
  return { desk: made, ids: () => [...made.selected.get()].toSorted((one, other) => one - other) };
}

test('one is taken, and let go of', () => {
  const { desk: made, ids } = desk();
  toggle(made, 3);
  toggle(made, 5);
  toggle(made, 3);
  expect(ids()).toEqual([5]);
});

test('the one that was taken last begins a range', () => {
  const { desk: made } = desk();
  expect(lastSelected(made)).toBeUndefined();
  toggle(made, 4);
  toggle(made, 2);
  expect(lastSelected(made)).toBe(2);
  toggle(made, 2);
  expect(lastSelected(made)).toBe(4);
});

test('of a session all are taken, and all let go of', () => {
  const { desk: made, ids } = desk();
  setSelected(made, bids.slice(0, 2), true);
  expect(ids()).toEqual([1, 2]);
  setSelected(made, bids, false);
  expect(ids()).toEqual([]);
});
