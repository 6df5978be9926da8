import { expect, test } from 'vitest';
import { trackedBid } from '../model/bids.testkit.ts';
import { createDesk, type DeskReach, reachOf } from '../model/desk.ts';
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

/** Of a list that has changed: it knows the places of before until it is read. */
function movedDesk(now: readonly number[], before: readonly number[]) {
  const { desk, ids } = deskOf();
  const truly = reachOf(now.map((id) => trackedBid(id)));
  const asked: number[][] = [];
  const read: DeskReach['read'] = (from, to) => {
    asked.push([from, to]);
    desk.reach.set({ ...truly, read });
    return truly.read(from, to);
  };
  desk.reach.set({ placeOf: reachOf(before.map((id) => trackedBid(id))).placeOf, read });
  return { desk, ids, asked };
}

test('a range goes from bid to bid, whatever has come into their places', async () => {
  const { desk, ids, asked } = movedDesk([91, 92, 1, 2, 3, 4], [1, 2, 3, 93, 94, 4]);
  toggle(desk, 1);
  await selectRange(desk, 4);
  expect([ids(), asked]).toEqual([[1, 2, 3, 4], [[0, 6]]]);
});

test('where its begin has moved out of what was read it is read once more', async () => {
  const { desk, ids, asked } = movedDesk([1, 2, 3, 4, 5], [91, 92, 1, 2, 5]);
  toggle(desk, 2);
  await selectRange(desk, 5);
  expect([ids(), asked]).toEqual([
    [2, 3, 4, 5],
    [
      [3, 5],
      [1, 5],
    ],
  ]);
});

test('where its begin is gone the one is taken alone', async () => {
  const { desk, ids } = movedDesk([91, 92, 93, 5], [1, 2, 3, 5]);
  toggle(desk, 1);
  await selectRange(desk, 5);
  expect(ids()).toEqual([1, 5]);
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
