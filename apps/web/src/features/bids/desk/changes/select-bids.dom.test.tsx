import { expect, test } from 'vitest';
import { listedBid } from '../../list/bids.testkit.ts';
import { createDesk, type ListAccess, listAccessOf } from './desk.ts';
import { clearSelection, toggle } from './desk-selection.ts';
import { selectSpan, selectRange } from './select-bids.ts';

const bids = [1, 2, 3, 4, 5].map((id) => listedBid(id, { sessionId: id > 3 ? 2 : 1 }));

function deskOf() {
  const desk = createDesk();
  desk.access.set(listAccessOf(bids));
  return { desk, ids: () => [...desk.selected.get()].toSorted((one, other) => one - other) };
}

test('a range starts at the bid selected last, in either direction', async () => {
  const { desk, ids } = deskOf();
  toggle(desk, 4);
  await selectRange(desk, 2);
  expect(ids()).toEqual([2, 3, 4]);
  clearSelection(desk);
  await selectRange(desk, 2);
  expect(ids()).toEqual([2]);
});

/** A list that has changed: it knows the old indexes until it is read. */
function movedDesk(now: readonly number[], before: readonly number[]) {
  const { desk, ids } = deskOf();
  const truly = listAccessOf(now.map((id) => listedBid(id)));
  const requests: number[][] = [];
  const read: ListAccess['read'] = (from, to) => {
    requests.push([from, to]);
    desk.access.set({ ...truly, read });
    return truly.read(from, to);
  };
  desk.access.set({ indexOf: listAccessOf(before.map((id) => listedBid(id))).indexOf, read });
  return { desk, ids, requests };
}

test('a range goes from bid to bid, whatever their indexes are by now', async () => {
  const { desk, ids, requests } = movedDesk([91, 92, 1, 2, 3, 4], [1, 2, 3, 93, 94, 4]);
  toggle(desk, 1);
  await selectRange(desk, 4);
  expect([ids(), requests]).toEqual([[1, 2, 3, 4], [[0, 6]]]);
});

test('the range is read once more if its start has moved out of the pages read', async () => {
  const { desk, ids, requests } = movedDesk([1, 2, 3, 4, 5], [91, 92, 1, 2, 5]);
  toggle(desk, 2);
  await selectRange(desk, 5);
  expect([ids(), requests]).toEqual([
    [2, 3, 4, 5],
    [
      [3, 5],
      [1, 5],
    ],
  ]);
});

test('only the clicked bid is selected if the start of the range is gone', async () => {
  const { desk, ids } = movedDesk([91, 92, 93, 5], [1, 2, 3, 5]);
  toggle(desk, 1);
  await selectRange(desk, 5);
  expect(ids()).toEqual([1, 5]);
});

test('only bids of the session are selected from its span', async () => {
  const { desk, ids } = deskOf();
  await selectSpan(desk, 1, 4, ({ sessionId }) => sessionId === 1);
  expect(ids()).toEqual([2, 3]);
});

test('bids are not selected if the selection was cleared while they loaded', async () => {
  const { desk, ids } = deskOf();
  const reading = selectSpan(desk, 0, 5);
  expect(desk.reading.get()).toEqual({ count: 5 });
  clearSelection(desk);
  await reading;
  expect([ids(), desk.reading.get()]).toEqual([[], undefined]);
});
