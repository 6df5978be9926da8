import { bidStatusCodes, openStatuses, waitingStatuses } from './bid-statuses.ts';
import type { LotKind } from '../lots/lot-kinds.ts';

/** R56: the lists of bids: what is under way, and what is over. Some stand in both. */
export const bidLists = ['live', 'archive'] as const;
export type BidList = (typeof bidLists)[number];

const { dontBid, cancelled, finished, won, blank } = bidStatusCodes;

/** By status, as its tabs stand; a blank one has its place in the archive alone. */
export const statusesOf: Readonly<Record<BidList, readonly number[]>> = {
  live: [...waitingStatuses, dontBid, cancelled, finished, won],
  archive: [cancelled, finished, won, blank],
};

/** R56: these are live whatever their day; the others as long as it is not over. */
export const alwaysLive: readonly number[] = [...openStatuses, dontBid];

/** Whose bids a dealer looks at: all it sees, its own, those of its clients. */
export const bidScopes = ['all', 'mine', 'clients'] as const;
export type BidScope = (typeof bidScopes)[number];

export const bidSorts = [
  'lotNo',
  'auctionDate',
  'auctionName',
  'maker',
  'year',
  'mileage',
  'condition',
  'startPrice',
  'soldPrice',
  'bidAmount',
  'bidDate',
  'bidStatus',
  'deadline',
] as const;
export type BidSort = (typeof bidSorts)[number];

/** What a bid is on, as its lists name it. */
export const trackedTypes = { car: 'car', stock: 'car', bike: 'bike', machine: 'mech' } as const satisfies Record<
  LotKind,
  string
>;

/** The names of what is counted beside the statuses. */
export const counterNames = ['All', 'Archive'] as const;
