import { z } from 'zod';
import { instant } from '../common.schema.ts';

const yen = z.int().nullable();

/** What somebody may bid on a lot, and has bid. */
export const ownBid = z.object({
  /** Where this is false a notice stands in place of the panel. */
  biddingAllowed: z.boolean(),
  bidLimitReached: z.boolean(),
  /** Or one of the portal’s clients has won it. */
  auctionFinished: z.boolean(),
  acceptBid: z.boolean(),
  myBid: z.boolean(),
  /** The bid's id. */
  jasId: z.int().nullable(),
  myBidAmount: yen,
  myBidDate: instant.nullable(),
  bidStatusId: z.int().nullable(),
  bidAdjustmentPrice: yen,
  bidType: z.int().nullable(),
  bidGroup: z.string().nullable(),
  cancellationAllowed: z.boolean(),
  /** Another client of the portal has an open bid on it; no more is said. */
  othersBid: z.boolean(),
});
export type OwnBid = z.infer<typeof ownBid>;
