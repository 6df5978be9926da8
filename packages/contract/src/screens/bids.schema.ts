import { type BidFilterName, bidFilterNames } from '@seri/domain/bids/bid-filters';
import { bidLists, bidScopes, bidSorts, counterNames, trackedTypes } from '@seri/domain/bids/bid-lists';
import { endReasons, wonReasons } from '@seri/domain/bids/bid-result';
import { z } from 'zod';
import { auctionOption, listedCar, listedLot, textOption } from '../stock/catalogue.schema.ts';
import { userInfo } from './client-cards.schema.ts';
import { instant, pageInfo, paging, sortedPaging, version, yen } from '../common.schema.ts';

/** Codes separated by commas; an empty text does not filter. */
const statusesText = z
  .string()
  .regex(/^([1-7](,[1-7])*)?$/)
  .optional();

const filterText = z.string().max(4000).optional();
const filters = Object.fromEntries([...bidFilterNames, 'lotNo', 'bidId'].map((name) => [name, filterText])) as Record<
  BidFilterName | 'lotNo' | 'bidId',
  typeof filterText
>;

/** R62: the domain parses the values; filters that the reader does not have are ignored. */
const filterFields = {
  ...filters,
  bidStatus: statusesText,
  /** For the archive only. */
  archiveStatus: statusesText,
  /** For a dealer: whose bids; without it, all that the dealer sees. */
  bidType: z.enum(bidScopes).optional(),
};

export const bidsQuery = z.object({ ...filterFields, ...sortedPaging(bidSorts) });
export type BidsQuery = z.infer<typeof bidsQuery>;
export const bidFiltersQuery = z.object(filterFields);
export type BidFiltersQuery = z.infer<typeof bidFiltersQuery>;
/** Without `list`, bids under way are searched. */
export const bidSearchQuery = bidFiltersQuery.extend({ list: z.enum(bidLists).optional() });
export type BidSearchQuery = z.infer<typeof bidSearchQuery>;
export const dealerClientsQuery = z.object(paging);
export type DealerClientsQuery = z.infer<typeof dealerClientsQuery>;

/** `id` and `status` are the lot's. */
const trackedBid = listedLot.extend({
  ...listedCar,
  bidId: z.int(),
  version,
  /** Null for an order. */
  sessionId: z.int().nullable(),
  sessionStart: instant.nullable(),
  /** From this time until the session starts, client and dealer get no notice of changes. Null without the warning. */
  warnsFrom: instant.nullable(),
  /** The time bidding closes, also for readers whom it does not bind. */
  deadline: instant.nullable(),
  lotType: z.enum(Object.values(trackedTypes)),
  autoBid: z.boolean(),
  invoiceAvailable: z.boolean(),
  invoiceUrl: z.string().nullable(),
  startPrice: yen.nullable(),
  /** The step of the amounts that the house takes. */
  bidStep: yen,
  /** Set by staff, else by the feed. */
  soldPrice: yen.nullable(),
  /** The price that the feed gives for the lot. */
  auctionPrice: yen.nullable(),
  bidDate: instant,
  /** `deadline` for readers whom it binds, else null. */
  biddingDeadline: instant.nullable(),
  bidStatus: z.int().min(1).max(7),
  /** The reason of an automatic end; for a win that came to nothing, what happened to its purchase. */
  endReason: z.enum([...endReasons, ...wonReasons]).nullable(),
  /** The lot was sold for no more than this bid, so staff must decide whether it has won. Only staff see true. */
  asksForWin: z.boolean(),
  bidAmount: yen,
  exportType: z.int().nullable(),
  bidGroup: z.string().nullable(),
  /** The text to show, including how many cars the group may buy. */
  bidGroupPrefix: z.string().nullable(),
  adjustmentPrice: yen.nullable(),
  purchaseId: z.int().nullable(),
  /** The client’s manager; clients do not see the names of staff. */
  manager: z.string().nullable(),
  /** The bidder; null for the reader’s own bid. */
  user: userInfo.shape.user.nullable(),
  message: z.string().nullable(),
  /** 0 without a message. */
  messageId: z.int(),
  isRead: z.boolean(),
  /** Unread messages of the other side. */
  unread: z.int(),
  can: z.object({
    setStatus: z.boolean(),
    editPrice: z.boolean(),
    editSoldPrice: z.boolean(),
    setAutoBid: z.boolean(),
  }),
  /** For an own bid of the reader; false for any other. */
  mayCancel: z.boolean(),
  mayRaise: z.boolean(),
});
export type TrackedBid = z.infer<typeof trackedBid>;

const counters = z.array(z.object({ status: z.union([z.int(), z.enum(counterNames)]), count: z.int() }));

/** `totalSearchResults` counts the bids with the chosen statuses, `totalResults` the whole list. */
export const dealerBids = z.object({ cars: z.array(trackedBid), counters, pageInfo });
export type DealerBids = z.infer<typeof dealerBids>;

/** `totalBids` is the sum of the open bids in the list. */
export const myBids = dealerBids.extend({ totalBids: yen });
export type MyBids = z.infer<typeof myBids>;

/** In its default order, the list of staff also has its sessions in order, with the number of bids in each. */
export const managerBids = myBids.extend({
  sessions: z.array(z.object({ sessionId: z.int().nullable(), count: z.int() })).optional(),
});
export type ManagerBids = z.infer<typeof managerBids>;

/** Each value has the number of bids that it would leave beside all other filters. */
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
    /** Statuses of the lots. */
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
        /** The bidder; null for the reader’s own bid. */
        client: z.string().nullable(),
      }),
  ),
});
export type FoundBids = z.infer<typeof foundBids>;

export const bidsSchemas = {
  manager: {
    summary: 'The bids of clients that are under way, those of the reader’s own clients at first',
    query: bidsQuery,
    answer: managerBids,
  },
  mine: { summary: 'The own bids that are under way, with their statuses counted', query: bidsQuery, answer: myBids },
  dealer: { summary: 'The same of a dealer and its clients', query: bidsQuery, answer: dealerBids },
  archive: { summary: 'Bids that are over, of whom the reader sees', query: bidsQuery, answer: myBids },
  filters: {
    summary: 'What narrows the list of bids under way, each value with how many it would leave',
    query: bidFiltersQuery,
    answer: bidFilters,
  },
  archiveFilters: { summary: 'The same of the archive', query: bidFiltersQuery, answer: bidFilters },
  dealerClients: { summary: 'The clients of a dealer, by name', query: dealerClientsQuery, answer: dealerClients },
  search: {
    summary: 'Finds bids by their lots’ numbers, ranges and lists of them',
    query: bidSearchQuery,
    answer: foundBids,
  },
};
