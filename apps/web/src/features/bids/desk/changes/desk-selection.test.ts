import { expect, test } from 'vitest';
import { listedBid } from '../../list/bids.testkit.ts';
import { createDesk } from './desk.ts';
import { lastSelected, setSelected, toggle } from './desk-selection.ts';

const bids = [1, 2, 3, 4, 5].map((id) => listedBid(id));

function desk() {
  const made = createDesk();
  return { desk: made, ids: () => [...made.selected.get()].toSorted((one, other) => one - other) };
}

test('a bid is selected and deselected', () => {
  const { desk: made, ids } = desk();
  toggle(made, 3);
  toggle(made, 5);
  toggle(made, 3);
  expect(ids()).toEqual([5]);
});

test('the bid selected last begins a range', () => {
  const { desk: made } = desk();
  expect(lastSelected(made)).toBeUndefined();
  toggle(made, 4);
  toggle(made, 2);
  expect(lastSelected(made)).toBe(2);
  toggle(made, 2);
  expect(lastSelected(made)).toBe(4);
});

test('all bids of a session are selected and deselected', () => {
  const { desk: made, ids } = desk();
  setSelected(made, bids.slice(0, 2), true);
  expect(ids()).toEqual([1, 2]);
  setSelected(made, bids, false);
  expect(ids()).toEqual([]);
});
