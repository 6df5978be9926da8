import { endReasons } from '@seri/domain/bid-result';
import { bidScopes, bidSorts, counterNames, trackedTypes } from '@seri/domain/bid-lists';
import { sortOrders } from '@seri/domain/listing';
import { pageTypes } from '@seri/domain/page-types';
import { z } from 'zod';
import { pageInfo } from './catalogue.schema.ts';
import { userInfo } from './clients.schema.ts';
import { instant, pageSizeText, pageText, yen } from './common.schema.ts';

/** Codes with commas between; nothing narrows nothing. */
const statusesText = z
  .string()
  .regex(/^([1-7](,[1-7])*)?$/)
  .optional();

const listQuery = z.object({
  sort: z.enum(bidSorts).optional(),
  order: z.enum(sortOrders).optional(),
  page: pageText.optional(),
  pageSize: pageSizeText.optional(),
});

export const myBidsQuery = listQuery.extend({ bidStatus: statusesText });
/** Whose; everybody's that the reader sees where nothing is said. */
export const dealerBidsQuery = myBidsQuery.extend({ bidType: z.enum(bidScopes).optional() });
export const archiveQuery = dealerBidsQuery.extend({ archiveStatus: statusesText });
export type MyBidsQuery = z.infer<typeof myBidsQuery>;
export type DealerBidsQuery = z.infer<typeof dealerBidsQuery>;
export type ArchiveQuery = z.infer<typeof archiveQuery>;

const trackedBid = z.object({
  bidId: z.int(),
  /** The lot's. */
  id: z.int(),
  /** Where the lot is opened. */
  pageType: z.enum(pageTypes),
  lotType: z.enum(Object.values(trackedTypes)),
  autoBid: z.boolean(),
  invoiceAvailable: z.boolean(),
  invoiceUrl: z.string().nullable(),
  lotNo: z.string(),
  auctionDate: instant,
  auctionName: z.string(),
  maker: z.string(),
  model: z.string(),
  year: z.int().nullable(),
  engine: z.int().nullable(),
  chassis: z.string(),
  grade: z.string(),
  color: z.string(),
  condition: z.string(),
  gearbox: z.string(),
  mileage: z.int().nullable(),
  equip: z.string(),
  startPrice: yen.nullable(),
  soldPrice: yen.nullable(),
  bidDate: instant,
  /** Until when it is taken, for whom the deadline binds. */
  biddingDeadline: instant.nullable(),
  /** The lot's. */
  status: z.int(),
  bidStatus: z.int().min(1).max(7),
  /** Why it ended, where no person said so. */
  endReason: z.enum(endReasons).nullable(),
  bidAmount: yen,
  exportType: z.int().nullable(),
  /** Its letter, and as it is shown: with how many cars it is to buy at most. */
  bidGroup: z.string().nullable(),
  bidGroupPrefix: z.string().nullable(),
  adjustmentPrice: yen.nullable(),
  images: z.array(z.string()),
  /** The name of who looks after its client. */
  manager: z.string().nullable(),
  /** Whose it is; of an own one nothing is said. */
  user: userInfo.shape.user.nullable(),
  /** The last one of its chat. */
  message: z.string().nullable(),
  isRead: z.boolean(),
});
export type TrackedBid = z.infer<typeof trackedBid>;

const counters = z.array(z.object({ status: z.union([z.int(), z.enum(counterNames)]), count: z.int() }));

/** `totalSearchResults` counts what the statuses leave, `totalResults` the whole list. */
export const dealerBids = z.object({ cars: z.array(trackedBid), counters, pageInfo });
export type DealerBids = z.infer<typeof dealerBids>;

/** With what the open ones of the list come to, in yen. */
export const myBids = dealerBids.extend({ totalBids: yen });
export type MyBids = z.infer<typeof myBids>;

export const bidsSchemas = {
  mine: { query: myBidsQuery, answer: myBids },
  dealer: { query: dealerBidsQuery, answer: dealerBids },
  archive: { query: archiveQuery, answer: myBids },
};
