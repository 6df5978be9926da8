import type { EventName } from '@seri/contract/events';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emitLive } from '../../../lib/live/page-live.testkit.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { BidsAnswer } from './bids.ts';
import { bidsAnswer, listedBid } from './bids.testkit.ts';
import { followBidLists } from './bids-live.ts';
import { bidsKey } from './bids-key.ts';

vi.mock('../../../lib/live/page-live.ts', () => import('../../../lib/live/page-live.testkit.ts'));

const changed = { bidId: 1, lotId: 1001, accountId: 5, status: 2 };
const emit = (name: EventName) => emitLive(name, changed);
const priceOf = (id: number, soldPrice: number) =>
  emitLive('lots.changed', { lots: [{ id, status: lotStatusCodes.sold, soldPrice, runsAt: '2036-11-18T03:00:00Z' }] });
let stop: () => void;
let refetched: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  refetched = [];
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) => void refetched.push(filters));
  stop = followBidLists();
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('bids that change together cause one refetch of their lists, 400 ms after the first', () => {
  emit('bid.changed');
  vi.advanceTimersByTime(399);
  emit('bid-group.changed');
  emit('bid.changed');
  expect(refetched).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(refetched).toEqual([{ queryKey: bidsKey }]);
  vi.advanceTimersByTime(1000);
  emit('bid.changed');
  vi.advanceTimersByTime(400);
  expect(refetched).toHaveLength(2);
});

it('a bid shows its new status at once, before its list is refetched', () => {
  queryClient.setQueryData([...bidsKey, 'mine', {}], bidsAnswer([listedBid(1), listedBid(2)]));
  emit('bid.changed');
  const cached = queryClient.getQueryData<BidsAnswer>([...bidsKey, 'mine', {}]);
  expect(cached?.cars.map(({ bidStatus }) => bidStatus)).toEqual([2, 1]);
  queryClient.clear();
});

it('a lot without a price keeps the price set by staff', () => {
  queryClient.setQueryData([...bidsKey, 'mine', {}], bidsAnswer([listedBid(1, { soldPrice: 700_000 })]));
  const lot = { id: 1001, status: lotStatusCodes.ongoing, soldPrice: null, runsAt: '2036-11-18T03:00:00Z' };
  emitLive('lots.changed', { lots: [lot] });
  const cached = queryClient.getQueryData<BidsAnswer>([...bidsKey, 'mine', {}]);
  expect(cached?.cars[0]).toMatchObject({ status: lotStatusCodes.ongoing, soldPrice: 700_000 });
  queryClient.clear();
});

it('a price of the house keeps the price set by staff, and a different one causes a refetch', () => {
  queryClient.setQueryData([...bidsKey, 'mine', {}], bidsAnswer([listedBid(1, { soldPrice: 700_000 }), listedBid(2)]));
  priceOf(1001, 700_000);
  priceOf(1002, 650_000);
  vi.advanceTimersByTime(400);
  expect(refetched).toEqual([]);
  priceOf(1001, 710_000);
  vi.advanceTimersByTime(400);
  const cached = queryClient.getQueryData<BidsAnswer>([...bidsKey, 'mine', {}]);
  expect(cached?.cars.map(({ soldPrice }) => soldPrice)).toEqual([700_000, 650_000]);
  expect(refetched).toEqual([{ queryKey: bidsKey }]);
  queryClient.clear();
});

it('nothing is refetched after unsubscribing', () => {
  emit('bid.changed');
  stop();
  vi.advanceTimersByTime(1000);
  expect(refetched).toEqual([]);
});
