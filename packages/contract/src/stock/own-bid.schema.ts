import { z } from 'zod';
import { instant } from '../common.schema.ts';

const yen = z.int().nullable();

/** The open bid of an account on a lot, and whether it may bid. */
export const ownBid = z.object({
  /** If false, the web shows a notice instead of the bidding panel. */
  biddingAllowed: z.boolean(),
  bidLimitReached: z.boolean(),
  /** The auction is over, or a client of the portal has won the lot. */
  auctionFinished: z.boolean(),
  /** False once the auction is over, and after the deadline for readers whom it binds. */
  acceptBid: z.boolean(),
  myBid: z.boolean(),
  /** The id of the bid. */
  jasId: z.int().nullable(),
  myBidAmount: yen,
  myBidDate: instant.nullable(),
  bidStatusId: z.int().nullable(),
  bidAdjustmentPrice: yen,
  bidType: z.int().nullable(),
  /** The export type last chosen for this account and kind of lots; null if there is none, or it is left open. */
  lastBidType: z.int().nullable(),
  bidGroup: z.string().nullable(),
  cancellationAllowed: z.boolean(),
  /** Another client of the portal has an open bid on the lot. Nothing else about that bid is disclosed. */
  othersBid: z.boolean(),
});
export type OwnBid = z.infer<typeof ownBid>;
