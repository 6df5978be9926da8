import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { expect, it } from 'vitest';
import { soonOf } from './soon.ts';

const now = new Date('2026-11-18T03:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const bid = (minutes: number, closes: number | null = null, bidStatus = 2) => ({
  bidStatus,
  pageType: 'car-auction' as const,
  status: lotStatusCodes.upcoming,
  auctionDate: inMinutes(minutes),
  biddingDeadline: closes === null ? null : inMinutes(closes),
});

it('an auction is soon when it is less than an hour away', () => {
  expect(soonOf(bid(61), now)).toBeUndefined();
  expect(soonOf(bid(60), now)).toBeUndefined();
  expect(soonOf(bid(59), now)).toEqual({ event: 'runs', at: new Date(inMinutes(59)) });
  expect(soonOf(bid(0), now)).toBeUndefined();
});

it('the end of bidding comes before the lot', () => {
  expect(soonOf(bid(71, 11), now)).toEqual({ event: 'closes', at: new Date(inMinutes(11)) });
  expect(soonOf(bid(49, -11), now)?.event).toBe('runs');
});

it('bids that do not wait any more and orders of stock cars have no next event', () => {
  for (const status of [3, 4, 5, 6, 7]) expect(soonOf(bid(10, null, status), now)).toBeUndefined();
  expect(soonOf({ ...bid(10), pageType: 'stock' }, now)).toBeUndefined();
});
