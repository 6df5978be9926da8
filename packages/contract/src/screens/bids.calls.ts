import type {
  BidFiltersAnswer,
  BidFiltersQuery,
  BidSearchQuery,
  BidsQuery,
  DealerBids,
  DealerClients,
  DealerClientsQuery,
  FoundBids,
  ManagerBids,
  MyBids,
} from './bids.schema.ts';
import { call } from '../call.ts';

export const bidsCalls = {
  manager: call<{ query: BidsQuery; answer: ManagerBids }>()({
    method: 'GET',
    path: '/bid/index',
    access: { staff: ['bidManagementEnabled'] },
    pace: 'reading',
    refusals: [],
  }),
  mine: call<{ query: BidsQuery; answer: MyBids }>()({
    method: 'GET',
    path: '/bid/my-bid',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  dealer: call<{ query: BidsQuery; answer: DealerBids }>()({
    method: 'GET',
    path: '/bid/dealer',
    access: { all: ['dealerBidAccess'] },
    pace: 'reading',
    refusals: [],
  }),
  archive: call<{ query: BidsQuery; answer: MyBids }>()({
    method: 'GET',
    path: '/bid/bid-history',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  filters: call<{ query: BidFiltersQuery; answer: BidFiltersAnswer }>()({
    method: 'GET',
    path: '/bid/filters',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  archiveFilters: call<{ query: BidFiltersQuery; answer: BidFiltersAnswer }>()({
    method: 'GET',
    path: '/bid/bid-history-filters',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  dealerClients: call<{ query: DealerClientsQuery; answer: DealerClients }>()({
    method: 'GET',
    path: '/bid/dealer-clients',
    access: { all: ['dealerBidAccess'] },
    pace: 'reading',
    refusals: [],
  }),
  search: call<{ query: BidSearchQuery; answer: FoundBids }>()({
    method: 'GET',
    path: '/bid/search',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
} as const;
