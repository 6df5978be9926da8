import type {
  AdjustmentBody,
  AutoBidBody,
  BidPriceBody,
  BidStatusBody,
  BidStatusesBody,
  ChangedBid,
  ChangedBids,
  SoldPriceBody,
  Undoable,
  UndoBody,
  UndoManyBody,
  UndoneBids,
} from './bid-desk.schema.ts';
import type {
  BidBody,
  ClientBidBody,
  GroupBody,
  GroupOptions,
  GroupsQuery,
  OwnBidQuery,
  PlacedBid,
  BidHeadroom,
  HeadroomQuery,
  TypeOptions,
} from './bidding.schema.ts';
import type { Flag } from '@seri/domain/people/permissions';
import { call } from '../call.ts';
import type { Done } from '../common.schema.ts';
import type { OwnBid } from '../stock/own-bid.schema.ts';

const bidRefusals = [
  'CREDIT_EXCEEDED',
  'PAYMENT_OVERDUE',
  'EXPORT_BANNED',
  'AUCTION_FINISHED',
  'CAR_RESERVED',
  'BIDDING_CLOSED',
  'DAILY_LIMIT',
  'AMOUNT_LOWERED',
  'STATE_CHANGED',
] as const;

/** R57: the desk is for staff to whom it is open. */
const desk = (...flags: readonly Flag[]) => ({ staff: ['bidManagementEnabled', ...flags] }) as const;

export const biddingCalls = {
  create: call<{ body: BidBody; answer: PlacedBid }>()({
    method: 'POST',
    path: '/bid/create',
    access: { all: ['biddingAllowed'] },
    pace: 'writing',
    refusals: bidRefusals,
  }),
  createForClient: call<{ body: ClientBidBody; answer: PlacedBid }>()({
    method: 'POST',
    path: '/bid/bid-from-manager',
    access: { all: ['managerBidForClient'] },
    pace: 'writing',
    refusals: bidRefusals,
  }),
  setStatus: call<{ body: BidStatusBody; answer: ChangedBid }>()({
    method: 'PUT',
    path: '/bid/update-bid-status',
    access: 'signed-in',
    pace: 'writing',
    refusals: [
      'STATE_CHANGED',
      'CANCEL_CLOSED',
      'WIN_CLOSED',
      'CREDIT_EXCEEDED',
      'DEARER_BID',
      'REASON_NEEDED',
      'GLYPH_MISSING',
    ],
  }),
  setStatuses: call<{ body: BidStatusesBody; answer: ChangedBids }>()({
    method: 'PUT',
    path: '/bid/update-bid-statuses',
    access: desk('bidManageStatus'),
    pace: 'writing',
    refusals: [],
  }),
  editBid: call<{ body: BidPriceBody; answer: ChangedBid }>()({
    method: 'PUT',
    path: '/bid/update-bid-price',
    access: desk('bidManageBidPrice'),
    pace: 'writing',
    refusals: ['STATE_CHANGED', 'CREDIT_EXCEEDED', 'AMOUNT_LOWERED', 'EXPORT_BANNED'],
  }),
  setAdjustment: call<{ body: AdjustmentBody; answer: ChangedBid }>()({
    method: 'PUT',
    path: '/bid/update-adjustment-price',
    access: desk('bidManageBidPrice', 'adjustmentPriceShow'),
    pace: 'writing',
    refusals: ['STATE_CHANGED', 'CREDIT_EXCEEDED', 'EXPORT_BANNED'],
  }),
  setSoldPrice: call<{ body: SoldPriceBody; answer: ChangedBid }>()({
    method: 'PUT',
    path: '/bid/update-sold-price',
    access: desk('bidManageSoldPrice'),
    pace: 'writing',
    refusals: ['STATE_CHANGED', 'PRICE_ABOVE_BID'],
  }),
  setAutoBid: call<{ body: AutoBidBody; answer: ChangedBid }>()({
    method: 'PUT',
    path: '/bid/update-auto-bid',
    access: desk(),
    pace: 'writing',
    refusals: ['STATE_CHANGED'],
  }),
  undoable: call<{ answer: Undoable }>()({
    method: 'GET',
    path: '/bid/undo',
    access: desk(),
    pace: 'reading',
    refusals: [],
  }),
  undo: call<{ body: UndoBody; answer: ChangedBid }>()({
    method: 'PUT',
    path: '/bid/undo',
    access: desk(),
    pace: 'writing',
    refusals: [
      'STATE_CHANGED',
      'UNDO_CLOSED',
      'AUCTION_FINISHED',
      'CAR_RESERVED',
      'BID_AGAIN',
      'GROUP_FULL',
      'CREDIT_EXCEEDED',
      'EXPORT_BANNED',
    ],
  }),
  undoMany: call<{ body: UndoManyBody; answer: UndoneBids }>()({
    method: 'PUT',
    path: '/bid/undo-many',
    access: desk(),
    pace: 'writing',
    refusals: ['UNDO_CLOSED'],
  }),
  groups: call<{ query: GroupsQuery; answer: GroupOptions }>()({
    method: 'GET',
    path: '/bid/group',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  saveGroup: call<{ body: GroupBody; answer: Done }>()({
    method: 'PUT',
    path: '/bid/group',
    access: { any: ['biddingAllowed', 'managerBidForClient'] },
    pace: 'writing',
    refusals: ['CREDIT_EXCEEDED'],
  }),
  types: call<{ answer: TypeOptions }>()({
    method: 'GET',
    path: '/bid/type',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  exportTypes: call<{ answer: TypeOptions }>()({
    method: 'GET',
    path: '/bid/export-type',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  standing: call<{ query: HeadroomQuery; answer: BidHeadroom }>()({
    method: 'GET',
    path: '/bid/standing',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  clientBid: call<{ query: OwnBidQuery; answer: OwnBid }>()({
    method: 'GET',
    path: '/bid/client-bid',
    access: { all: ['managerBidForClient'] },
    pace: 'reading',
    refusals: [],
  }),
} as const;
