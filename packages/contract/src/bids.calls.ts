import type { ArchiveQuery, DealerBids, DealerBidsQuery, MyBids, MyBidsQuery } from './bids.schema.ts';
import { call } from './call.ts';

export const bidsCalls = {
  mine: call<{ query: MyBidsQuery; answer: MyBids }>()({
    method: 'GET',
    path: '/bid/my-bid',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
    summary: 'The own bids that are under way, with their statuses counted',
  }),
  dealer: call<{ query: DealerBidsQuery; answer: DealerBids }>()({
    method: 'GET',
    path: '/bid/dealer',
    access: { all: ['dealerBidAccess'] },
    pace: 'reading',
    refusals: [],
    summary: 'The same of a dealer and its clients',
  }),
  archive: call<{ query: ArchiveQuery; answer: MyBids }>()({
    method: 'GET',
    path: '/bid/bid-history',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
    summary: 'Bids that are over; a dealer’s with those of its clients',
  }),
} as const;
