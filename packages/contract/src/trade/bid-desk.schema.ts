import { mostAmount } from '@seri/domain/bids/bid-amount';
import { bidGroupLetters } from '@seri/domain/bids/bid-groups';
import { bidTypes } from '@seri/domain/bids/bid-types';
import { undoableActions } from '@seri/domain/bids/undo';
import { z } from 'zod';
import { done, instant, version, yen } from '../common.schema.ts';
import { type RefusalCode, refusalStatus } from '../refusals.ts';

const id = z.int().positive();
/** What was seen: where the bid is another one by now, nothing is written. Older clients do not say. */
const seen = { version: version.optional() };
const staffStatus = z.int().min(1).max(6);
/** Nothing said leaves it as it is; an empty text or null takes it away. */
const kept = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([schema, z.literal('')])
    .nullish()
    .transform((value) => (value === '' ? null : (value as z.infer<Schema> | null | undefined)));

/** How a bid stands, as far as staff change it and its reader may know. */
export const bidState = z.object({
  bidId: z.int(),
  bidStatus: z.int().min(1).max(7),
  bidAmount: yen,
  bidDate: instant,
  exportType: z.int().nullable(),
  /** Its letter. */
  bidGroup: z.string().nullable(),
  adjustmentPrice: yen.nullable(),
  /** What staff say, or else the feed. */
  soldPrice: yen.nullable(),
  autoBid: z.boolean(),
  purchaseId: z.int().nullable(),
  version,
});
export type BidState = z.infer<typeof bidState>;

/** How it stands after a change, and with which id `undo` takes that back; nothing where it cannot. */
export const changedBid = done.extend({ ...bidState.shape, undoId: z.int().nullable() });
export type ChangedBid = z.infer<typeof changedBid>;

export const bidStatusBody = z.object({ bidId: id, status: staffStatus, ...seen });
export type BidStatusBody = z.infer<typeof bidStatusBody>;

/** As many as a page of the list holds. */
export const mostAtOnce = 70;

export const bidStatusesBody = z.object({
  status: staffStatus,
  bids: z
    .array(z.object({ bidId: id, ...seen }))
    .min(1)
    .max(mostAtOnce),
});
export type BidStatusesBody = z.infer<typeof bidStatusesBody>;

/** In the order they were asked in: each is done or refused for itself. */
export const changedBids = z.object({
  results: z.array(
    z.object({
      bidId: z.int(),
      success: z.boolean(),
      /** Why not. */
      code: z.enum(Object.keys(refusalStatus) as RefusalCode[]).nullable(),
      /** How it stands, once changed or because it is another one by now. */
      bid: bidState.nullable(),
      undoId: z.int().nullable(),
    }),
  ),
});
export type ChangedBids = z.infer<typeof changedBids>;

const adjustment = z.int().min(-mostAmount).max(mostAmount);

/** `jasId` is the bid's id. */
export const bidPriceBody = z.object({
  jasId: id,
  amount: z.int().min(0),
  bidGroup: kept(z.enum(bidGroupLetters)),
  exportType: kept(z.literal(Object.values(bidTypes))),
  adjustmentPrice: adjustment.optional(),
  ...seen,
});
export type BidPriceBody = z.infer<typeof bidPriceBody>;

export const adjustmentBody = z.object({ bidId: id, adjustmentPrice: adjustment, ...seen });
export type AdjustmentBody = z.infer<typeof adjustmentBody>;

export const soldPriceBody = z.object({
  bidId: id,
  /** Nothing takes back what staff said of a bid that waits. */
  soldPrice: z.int().positive().max(mostAmount).nullable(),
  /** Yes, it is above the bid. */
  confirmed: z.boolean().optional(),
  ...seen,
});
export type SoldPriceBody = z.infer<typeof soldPriceBody>;

export const autoBidBody = z.object({ bidId: id, autoBid: z.boolean(), ...seen });
export type AutoBidBody = z.infer<typeof autoBidBody>;

const figures = z.object({
  amount: yen,
  adjustment: yen.nullable(),
  status: z.int(),
  bidType: z.int().nullable(),
  group: z.string().nullable(),
  soldPrice: yen.nullable(),
  autoBid: z.boolean(),
  /** It is a purchase. */
  isBought: z.boolean(),
});

/** The reader's own changes that can still be taken back, the latest first. */
export const undoable = z.object({
  changes: z.array(
    z.object({
      id: z.int(),
      bidId: z.int(),
      lotId: z.int(),
      lotNo: z.string(),
      action: z.enum(undoableActions),
      from: figures,
      to: figures,
      at: instant,
      until: instant,
    }),
  ),
});
export type Undoable = z.infer<typeof undoable>;

export const undoBody = z.object({ id });
export type UndoBody = z.infer<typeof undoBody>;
