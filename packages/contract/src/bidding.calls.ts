import type {
  BidBody,
  BidStatusBody,
  ClientBidBody,
  GroupBody,
  GroupOptions,
  GroupsQuery,
  OwnBidQuery,
  PlacedBid,
  Standing,
  StandingQuery,
  TypeOptions,
} from './bidding.schema.ts';
import { call } from './call.ts';
import type { Done } from './common.schema.ts';
import type { OwnBid } from './own-bid.schema.ts';

const bidRefusals = [
  'CREDIT_EXCEEDED',
  'AUCTION_FINISHED',
  'CAR_RESERVED',
  'BIDDING_CLOSED',
  'DAILY_LIMIT',
  'AMOUNT_LOWERED',
  'STATE_CHANGED',
] as const;

export const biddingCalls = {
  create: call<{ body: BidBody; answer: PlacedBid }>()({
    method: 'POST',
    path: '/bid/create',
    access: { all: ['biddingAllowed'] },
    pace: 'writing',
    refusals: bidRefusals,
    summary: 'Places the own bid on a lot, changes the open one, or orders a stock car',
  }),
  createForClient: call<{ body: ClientBidBody; answer: PlacedBid }>()({
    method: 'POST',
    path: '/bid/bid-from-manager',
    access: { all: ['managerBidForClient'] },
    pace: 'writing',
    refusals: bidRefusals,
    summary: 'The same for a client, by staff',
  }),
  setStatus: call<{ body: BidStatusBody; answer: Done }>()({
    method: 'PUT',
    path: '/bid/update-bid-status',
    access: 'signed-in',
    pace: 'writing',
    refusals: ['STATE_CHANGED', 'CANCEL_CLOSED'],
    summary: 'Cancels a bid (status 4)',
  }),
  groups: call<{ query: GroupsQuery; answer: GroupOptions }>()({
    method: 'GET',
    path: '/bid/group',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
    summary: 'The groups of a week, and how many cars each is to buy at most',
  }),
  saveGroup: call<{ body: GroupBody; answer: Done }>()({
    method: 'PUT',
    path: '/bid/group',
    access: { any: ['biddingAllowed', 'managerBidForClient'] },
    pace: 'writing',
    refusals: ['CREDIT_EXCEEDED'],
    summary: 'How many cars a group is to buy at most',
  }),
  types: call<{ answer: TypeOptions }>()({
    method: 'GET',
    path: '/bid/type',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
    summary: 'How a vehicle may be exported, for clients and dealers',
  }),
  exportTypes: call<{ answer: TypeOptions }>()({
    method: 'GET',
    path: '/bid/export-type',
    access: 'staff',
    pace: 'reading',
    refusals: [],
    summary: 'The same for staff',
  }),
  standing: call<{ query: StandingQuery; answer: Standing }>()({
    method: 'GET',
    path: '/bid/standing',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
    summary: 'What is free to bid, and the open bids that hold the rest; of a client, by staff who bid for it',
  }),
  clientBid: call<{ query: OwnBidQuery; answer: OwnBid }>()({
    method: 'GET',
    path: '/bid/client-bid',
    access: { all: ['managerBidForClient'] },
    pace: 'reading',
    refusals: [],
    summary: 'What a client has bid on a lot and may bid, for staff who bid for it',
  }),
} as const;
