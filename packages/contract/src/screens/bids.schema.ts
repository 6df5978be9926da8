import { type BidFilterName, bidFilterNames } from '@seri/domain/bids/bid-filters';
import { bidLists, bidScopes, bidSorts, counterNames, trackedTypes } from '@seri/domain/bids/bid-lists';
import { endReasons, wonReasons } from '@seri/domain/bids/bid-result';
import { z } from 'zod';
import { auctionOption, listedCar, listedLot, pageInfo, textOption } from '../stock/catalogue.schema.ts';
import { userInfo } from './client-cards.schema.ts';
import { instant, paging, sortedPaging, version, yen } from '../common.schema.ts';

/** Codes with commas between; nothing narrows nothing. */
const statusesText = z
  .string()
  .regex(/^([1-7](,[1-7])*)?$/)
  .optional();

const filterText = z.string().max(4000).optional();
const filters = Object.fromEntries([...bidFilterNames, 'lotNo', 'bidId'].map((name) => [name, filterText])) as Record<
  BidFilterName | 'lotNo' | 'bidId',
  typeof filterText
>;

/** R62: what narrows a list, read by the domain's own grammar; what the reader has no filter for is not looked at. */
const narrowing = {
  ...filters,
  bidStatus: statusesText,
  /** Of the archive. */
  archiveStatus: statusesText,
  /** Whose, for a dealer: all that it sees where nothing is said. */
  bidType: z.enum(bidScopes).optional(),
};

export const bidsQuery = z.object({ ...narrowing, ...sortedPaging(bidSorts) });
export type BidsQuery = z.infer<typeof bidsQuery>;
export const bidFiltersQuery = z.object(narrowing);
export type BidFiltersQuery = z.infer<typeof bidFiltersQuery>;
/** Of what is under way where no list is named. */
export const bidSearchQuery = bidFiltersQuery.extend({ list: z.enum(bidLists).optional() });
export type BidSearchQuery = z.infer<typeof bidSearchQuery>;
export const dealerClientsQuery = z.object(paging);
export type DealerClientsQuery = z.infer<typeof dealerClientsQuery>;

/** Its `id` and `status` are the lot's. */
const trackedBid = listedLot.extend({
  ...listedCar,
  bidId: z.int(),
  /** What is written over is what was seen. */
  version,
  /** Of its auction; an order has none. */
  sessionId: z.int().nullable(),
  sessionStart: instant.nullable(),
  /** From here until its start changes are not sent to the client side; null for whom no warning is meant. */
  warnsFrom: instant.nullable(),
  /** When bidding closes, whoever it binds. */
  deadline: instant.nullable(),
  lotType: z.enum(Object.values(trackedTypes)),
  autoBid: z.boolean(),
  invoiceAvailable: z.boolean(),
  invoiceUrl: z.string().nullable(),
  startPrice: yen.nullable(),
  /** As staff have it, else as the feed says. */
  soldPrice: yen.nullable(),
  bidDate: instant,
  /** Until when it is taken, for whom the deadline binds. */
  biddingDeadline: instant.nullable(),
  bidStatus: z.int().min(1).max(7),
  /** Why it ended, where no person said so; of a win that came to nothing, what became of its purchase. */
  endReason: z.enum([...endReasons, ...wonReasons]).nullable(),
  /** Its lot was sold for no more than it: staff say whether it has won. They alone are told so. */
  asksForWin: z.boolean(),
  bidAmount: yen,
  exportType: z.int().nullable(),
  /** Its letter, and as it is shown: with how many cars it is to buy at most. */
  bidGroup: z.string().nullable(),
  bidGroupPrefix: z.string().nullable(),
  adjustmentPrice: yen.nullable(),
  /** What it became. */
  purchaseId: z.int().nullable(),
  /** The name of who looks after its client; clients are not told the names of staff. */
  manager: z.string().nullable(),
  /** Whose it is; of an own one nothing is said. */
  user: userInfo.shape.user.nullable(),
  /** The last one of its chat, and its id: 0 without one. */
  message: z.string().nullable(),
  messageId: z.int(),
  isRead: z.boolean(),
  /** How many the other side has written since. */
  unread: z.int(),
  can: z.object({
    setStatus: z.boolean(),
    editPrice: z.boolean(),
    editSoldPrice: z.boolean(),
    setAutoBid: z.boolean(),
  }),
});
export type TrackedBid = z.infer<typeof trackedBid>;

const counters = z.array(z.object({ status: z.union([z.int(), z.enum(counterNames)]), count: z.int() }));

/** `totalSearchResults` counts what the statuses leave, `totalResults` the whole list. */
export const dealerBids = z.object({ cars: z.array(trackedBid), counters, pageInfo });
export type DealerBids = z.infer<typeof dealerBids>;

/** With what the open ones of the list come to, in yen. */
export const myBids = dealerBids.extend({ totalBids: yen });
export type MyBids = z.infer<typeof myBids>;

/** In its own order the list of staff also says which sessions follow each other in it, and how many bids each has there. */
export const managerBids = myBids.extend({
  sessions: z.array(z.object({ sessionId: z.int().nullable(), count: z.int() })).optional(),
});
export type ManagerBids = z.infer<typeof managerBids>;

/** How many bids each value would leave, beside all other filters. */
const facet = z.array(textOption);

export const bidFilters = z.object({
  counters,
  totalBids: yen,
  filters: z.object({
    dates: facet,
    auctions: z.array(auctionOption),
    manager: facet,
    clients: facet,
    chassisId: facet,
    condition: facet,
    mileage: facet,
    /** The lots'. */
    status: facet,
    group: facet,
    bidStatus: facet,
    archiveStatus: facet,
  }),
});
export type BidFiltersAnswer = z.infer<typeof bidFilters>;

export const dealerClients = z.object({
  clientList: z.array(z.object({ value: z.int(), label: z.string() })),
  pageInfo,
});
export type DealerClients = z.infer<typeof dealerClients>;

export const foundBids = z.object({
  cars: z.array(
    trackedBid
      .pick({ bidId: true, lotNo: true, auctionName: true, auctionDate: true, maker: true, model: true })
      .extend({
        bidStatus: z.int(),
        /** Whose, as in the list. */
        client: z.string().nullable(),
      }),
  ),
});
export type FoundBids = z.infer<typeof foundBids>;

export const bidsSchemas = {
  manager: { query: bidsQuery, answer: managerBids },
  mine: { query: bidsQuery, answer: myBids },
  dealer: { query: bidsQuery, answer: dealerBids },
  archive: { query: bidsQuery, answer: myBids },
  filters: { query: bidFiltersQuery, answer: bidFilters },
  archiveFilters: { query: bidFiltersQuery, answer: bidFilters },
  dealerClients: { query: dealerClientsQuery, answer: dealerClients },
  search: { query: bidSearchQuery, answer: foundBids },
};
