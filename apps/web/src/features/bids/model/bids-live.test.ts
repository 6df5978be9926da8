import type { EventName } from '@seri/contract/events';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emitLive } from '../../../lib/page-live.testkit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { BidsAnswer } from './bids.ts';
import { bidsAnswer, trackedBid } from './bids.testkit.ts';
import { followBidLists } from './bids-live.ts';
import { bidsKey } from './bids-key.ts';

vi.mock('../../../lib/page-live.ts', () => import('../../../lib/page-live.testkit.ts'));

const changed = { bidId: 1, lotId: 1001, accountId: 5, status: 2 };
const tell = (name: EventName) => emitLive(name, changed);
const priceOf = (id: number, soldPrice: number) =>
  emitLive('lots.changed', { lots: [{ id, status: lotStatusCodes.sold, soldPrice, runsAt: '2036-11-18T03:00:00Z' }] });
let stop: () => void;
let asked: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) => void asked.push(filters));
  stop = followBidLists();
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('bids that change together have their lists asked for once, 400 ms after the first', () => {
  tell('bid.changed');
  vi.advanceTimersByTime(399);
  tell('bid-group.changed');
  tell('bid.changed');
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual([{ queryKey: bidsKey }]);
  vi.advanceTimersByTime(1000);
  tell('bid.changed');
  vi.advanceTimersByTime(400);
  expect(asked).toHaveLength(2);
});

it('a bid shows its new status at once, before its list is asked for', () => {
  queryClient.setQueryData([...bidsKey, 'mine', {}], bidsAnswer([trackedBid(1), trackedBid(2)]));
  tell('bid.changed');
  const held = queryClient.getQueryData<BidsAnswer>([...bidsKey, 'mine', {}]);
  expect(held?.cars.map(({ bidStatus }) => bidStatus)).toEqual([2, 1]);
  queryClient.clear();
});

it('a lot that has no price yet leaves the one that staff have said', () => {
  queryClient.setQueryData([...bidsKey, 'mine', {}], bidsAnswer([trackedBid(1, { soldPrice: 700_000 })]));
  const lot = { id: 1001, status: lotStatusCodes.ongoing, soldPrice: null, runsAt: '2036-11-18T03:00:00Z' };
  emitLive('lots.changed', { lots: [lot] });
  const held = queryClient.getQueryData<BidsAnswer>([...bidsKey, 'mine', {}]);
  expect(held?.cars[0]).toMatchObject({ status: lotStatusCodes.ongoing, soldPrice: 700_000 });
  queryClient.clear();
});

it('a price of the house leaves the one that staff have said, and which one stands is asked', () => {
  queryClient.setQueryData(
    [...bidsKey, 'mine', {}],
    bidsAnswer([trackedBid(1, { soldPrice: 700_000 }), trackedBid(2)]),
  );
  priceOf(1001, 700_000);
  priceOf(1002, 650_000);
  vi.advanceTimersByTime(400);
  expect(asked).toEqual([]);
  priceOf(1001, 710_000);
  vi.advanceTimersByTime(400);
  const held = queryClient.getQueryData<BidsAnswer>([...bidsKey, 'mine', {}]);
  expect(held?.cars.map(({ soldPrice }) => soldPrice)).toEqual([700_000, 650_000]);
  expect(asked).toEqual([{ queryKey: bidsKey }]);
  queryClient.clear();
});

it('who has stopped listening asks for nothing more', () => {
  tell('bid.changed');
  stop();
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual([]);
});
