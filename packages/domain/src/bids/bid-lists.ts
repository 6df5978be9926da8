import { bidStatusCodes, openStatuses, waitingStatuses } from './bid-statuses.ts';
import type { LotKind } from '../lots/lot-kinds.ts';

/** R56: bids under way and bids that are over. Some bids are in both lists. */
export const bidLists = ['live', 'archive'] as const;
export type BidList = (typeof bidLists)[number];

const { dontBid, cancelled, finished, won, blank } = bidStatusCodes;

/** The statuses of each list, in the order of its tabs. */
export const statusesOf: Readonly<Record<BidList, readonly number[]>> = {
  live: [...waitingStatuses, dontBid, cancelled, finished, won],
  archive: [cancelled, finished, won, blank],
};

/** R56: bids of these statuses are live on any day; the others only until their day ends. */
export const alwaysLive: readonly number[] = [...openStatuses, dontBid];

/** A dealer chooses between all the bids it sees, its own, and those of its clients. */
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

/** The wire's names for the kinds of lots in lists of bids. */
export const trackedTypes = { car: 'car', stock: 'car', bike: 'bike', machine: 'mech' } as const satisfies Record<
  LotKind,
  string
>;

export const counterNames = ['All', 'Archive'] as const;
