import { mostAmount } from '@seri/domain/bids/bid-amount';
import { bidGroupLetters } from '@seri/domain/bids/bid-groups';
import { bidTypes } from '@seri/domain/bids/bid-types';
import { undoableActions } from '@seri/domain/bids/undo';
import { z } from 'zod';
import { done, instant, version, yen } from '../common.schema.ts';
import { type RefusalCode, refusalStatus } from '../refusals.ts';

const id = z.int().positive();
/** Optimistic lock: the change is refused if the bid has another version by now. Older web apps do not send it. */
const seenVersion = { version: version.optional() };
const staffStatus = z.int().min(1).max(6);
/** A missing field keeps its value; an empty text or null clears it. */
const emptyClears = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([schema, z.literal('')])
    .nullish()
    .transform((value) => (value === '' ? null : (value as z.infer<Schema> | null | undefined)));

/** The current fields of a bid that staff can change, limited to those that the reader may see. */
export const bidState = z.object({
  bidId: z.int(),
  bidStatus: z.int().min(1).max(7),
  bidAmount: yen,
  bidDate: instant,
  exportType: z.int().nullable(),
  /** The group's letter. */
  bidGroup: z.string().nullable(),
  adjustmentPrice: yen.nullable(),
  /** The price that staff entered, otherwise the one from the feed. */
  soldPrice: yen.nullable(),
  autoBid: z.boolean(),
  purchaseId: z.int().nullable(),
  version,
});
export type BidState = z.infer<typeof bidState>;

/** R57: an open bid above a win that is being recorded. Null fields: the reader may not see the client. */
export const dearerBid = z.object({
  client: z.object({ id: z.int(), name: z.string() }).nullable(),
  amount: yen.nullable(),
});
export type DearerBid = z.infer<typeof dearerBid>;

/** The bid after a change. `undoId` is the id by which `undo` takes the change back, or null if it cannot be undone. */
export const changedBid = done.extend({ ...bidState.shape, undoId: z.int().nullable() });
export type ChangedBid = z.infer<typeof changedBid>;

/** Confirms a win below an open bid of another client. */
const confirmed = z.boolean().optional();

/** R90: why a win is taken back whose purchase is invoiced. It stands on the credit note, so the client reads it. */
const reason = z.string().trim().min(3).max(500).optional();

export const bidStatusBody = z.object({ bidId: id, status: staffStatus, confirmed, reason, ...seenVersion });
export type BidStatusBody = z.infer<typeof bidStatusBody>;

/** The number of bids on a page of the list. */
export const mostAtOnce = 70;

/** R58: the name that the sender gives to a change of many bids, the same in each of its requests. It is undone as one. */
const batch = z.string().regex(/^[\w-]{16,64}$/);

export const bidStatusesBody = z.object({
  status: staffStatus,
  confirmed,
  /** Without it the request is a batch of its own. */
  batch: batch.optional(),
  bids: z
    .array(z.object({ bidId: id, ...seenVersion }))
    .min(1)
    .max(mostAtOnce),
});
export type BidStatusesBody = z.infer<typeof bidStatusesBody>;

/** Each bid of a request is changed or refused on its own. */
const resultOfBid = z.object({
  bidId: z.int(),
  success: z.boolean(),
  code: z.enum(Object.keys(refusalStatus) as RefusalCode[]).nullable(),
  /** The bid after the change, or its current state if somebody has changed it since. */
  bid: bidState.nullable(),
});

/** One result for each bid, in the order of the request. */
export const changedBids = z.object({
  results: z.array(
    resultOfBid.extend({
      undoId: z.int().nullable(),
      /** With the code DEARER_BID. */
      dearer: z.array(dearerBid).optional(),
    }),
  ),
  /** The id by which `undoMany` takes all of them back. */
  batch,
});
export type ChangedBids = z.infer<typeof changedBids>;

const adjustment = z.int().min(-mostAmount).max(mostAmount);

/** `jasId` is the bid's id. */
export const bidPriceBody = z.object({
  jasId: id,
  amount: z.int().min(0),
  bidGroup: emptyClears(z.enum(bidGroupLetters)),
  exportType: emptyClears(z.literal(Object.values(bidTypes))),
  adjustmentPrice: adjustment.optional(),
  ...seenVersion,
});
export type BidPriceBody = z.infer<typeof bidPriceBody>;

export const adjustmentBody = z.object({ bidId: id, adjustmentPrice: adjustment, ...seenVersion });
export type AdjustmentBody = z.infer<typeof adjustmentBody>;

export const soldPriceBody = z.object({
  bidId: id,
  /** Null removes a price that staff entered for a waiting bid. */
  soldPrice: z.int().positive().max(mostAmount).nullable(),
  /** Confirms a price above the bid. */
  confirmed: z.boolean().optional(),
  ...seenVersion,
});
export type SoldPriceBody = z.infer<typeof soldPriceBody>;

export const autoBidBody = z.object({ bidId: id, autoBid: z.boolean(), batch: batch.optional(), ...seenVersion });
export type AutoBidBody = z.infer<typeof autoBidBody>;

const loggedFigures = z.object({
  amount: yen,
  adjustment: yen.nullable(),
  status: z.int(),
  bidType: z.int().nullable(),
  group: z.string().nullable(),
  soldPrice: yen.nullable(),
  autoBid: z.boolean(),
  isBought: z.boolean(),
});

/** The reader's own changes that can still be undone, latest first. A batch is one of them, shown by its latest change. */
export const undoable = z.object({
  changes: z.array(
    z.object({
      id: z.int(),
      bidId: z.int(),
      lotId: z.int(),
      lotNo: z.string(),
      action: z.enum(undoableActions),
      from: loggedFigures,
      to: loggedFigures,
      at: instant,
      until: instant,
      /** For `undoMany`; null if the change was made by itself. */
      batch: batch.nullable(),
      /** How many bids are undone with it. */
      count: z.int(),
    }),
  ),
});
export type Undoable = z.infer<typeof undoable>;

export const undoBody = z.object({ id });
export type UndoBody = z.infer<typeof undoBody>;

/** `before` goes on where the answer before ended: with its `next`. */
export const undoManyBody = z.object({ batch, before: id.optional() });
export type UndoManyBody = z.infer<typeof undoManyBody>;

/** One result for each bid, the latest change first. */
export const undoneBids = z.object({
  results: z.array(resultOfBid),
  /** Null after the last one. */
  next: z.int().nullable(),
});
export type UndoneBids = z.infer<typeof undoneBids>;
