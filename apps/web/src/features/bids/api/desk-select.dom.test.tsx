import { expect, test } from 'vitest';
import { trackedBid } from '../model/bids.testkit.ts';
import { createDesk, reachOf } from '../model/desk.ts';
import { clearSelection, toggle } from '../model/desk-selection.ts';
import { selectPlaces, selectRange } from './desk-select.ts';

const bids = [1, 2, 3, 4, 5].map((id) => trackedBid(id, { sessionId: id > 3 ? 2 : 1 }));

function deskOf() {
  const desk = createDesk();
  desk.reach.set(reachOf(bids));
  return { desk, ids: () => [...desk.selected.get()].toSorted((one, other) => one - other) };
}

test('a range goes from the one taken last, in either direction', async () => {
  const { desk, ids } = deskOf();
  toggle(desk, 4);
  await selectRange(desk, 2);
  expect(ids()).toEqual([2, 3, 4]);
  clearSelection(desk);
  await selectRange(desk, 2);
  expect(ids()).toEqual([2]);
});

test('of what stands in the places of a session only its own bids are taken', async () => {
  const { desk, ids } = deskOf();
  await selectPlaces(desk, 1, 4, ({ sessionId }) => sessionId === 1);
  expect(ids()).toEqual([2, 3]);
});

test('what was let go of while it was asked for is not taken', async () => {
  const { desk, ids } = deskOf();
  const reading = selectPlaces(desk, 0, 5);
  expect(desk.reading.get()).toEqual({ count: 5 });
  clearSelection(desk);
  await reading;
  expect([ids(), desk.reading.get()]).toEqual([[], undefined]);
});
