import { mostComment } from '@seri/domain/bids/bid-comment';
import { bidGroupLetters, mostCars } from '@seri/domain/bids/bid-groups';
import { bidTypes } from '@seri/domain/bids/bid-types';
import { isJapanDay, type JapanDay } from '@seri/domain/time/japan-time';
import { lotTypes } from '@seri/domain/catalogue/page-types';
import { z } from 'zod';
import {
  adjustmentBody,
  autoBidBody,
  bidPriceBody,
  bidStatusBody,
  bidStatusesBody,
  changedBid,
  changedBids,
  soldPriceBody,
  undoable,
  undoBody,
  undoManyBody,
  undoneBids,
} from './bid-desk.schema.ts';
import { digits, done, instant, yen } from '../common.schema.ts';
import { placeCode } from './eligibility.schema.ts';
import { balanceInfo } from './ledger.schema.ts';
import { ownBid } from '../stock/own-bid.schema.ts';

const id = z.int().positive();
const letter = z.enum(bidGroupLetters);
const day = z.custom<JapanDay>((text) => typeof text === 'string' && isJapanDay(text));
/** Older web apps send nothing or an empty text for "no choice". */
const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([schema, z.literal('')])
    .nullish()
    .transform((value) => (value === '' || value === undefined ? null : (value as z.infer<Schema> | null)));

/**
 * The amount is validated later, under the lot's lock. An order is at the price of its car, whatever amount is sent.
 */
export const bidBody = z.object({
  carId: id,
  lotType: z.enum(Object.values(lotTypes)),
  amount: z.int().min(0),
  bidGroup: emptyAsNull(letter),
  bidType: emptyAsNull(z.literal(Object.values(bidTypes))),
  /** 1 if the terms were accepted. */
  confirm: z.union([z.literal(0), z.literal(1)]),
  comment: z.string().trim().max(mostComment).optional(),
  /** R96: the destination of this car, if it is not that of the client's other cars. */
  destination: placeCode.optional(),
});
export type BidBody = z.infer<typeof bidBody>;

export const clientBidBody = bidBody.extend({ userId: id });
export type ClientBidBody = z.infer<typeof clientBidBody>;

export const placedBid = z.object({
  bidAmount: yen,
  bidDate: instant,
  bidId: z.int(),
  bidStatus: z.int(),
});
export type PlacedBid = z.infer<typeof placedBid>;

export const groupsQuery = z.object({
  /** Any day of the week; the current week if missing. */
  week: day.optional(),
  /** Staff name the client. */
  userId: digits.optional(),
});
export type GroupsQuery = z.infer<typeof groupsQuery>;

/** The first option is a placeholder. */
export const groupOptions = z.array(z.object({ value: z.string(), label: z.string(), cars: z.int() }));
export type GroupOptions = z.infer<typeof groupOptions>;

export const groupBody = z.object({
  group: letter,
  week: day,
  cars: z.int().min(1).max(mostCars),
  userId: id.optional(),
});
export type GroupBody = z.infer<typeof groupBody>;

export const typeOptions = z.array(z.object({ value: z.int(), label: z.string(), description: z.string() }));
export type TypeOptions = z.infer<typeof typeOptions>;

export const headroomQuery = z.object({ userId: digits.optional() });
export type HeadroomQuery = z.infer<typeof headroomQuery>;

/**
 * The amount that is free to bid, and the open bids that hold the rest. The web and the API weigh a bid by the same
 * rule.
 */
export const bidHeadroom = z.object({
  balanceInfo,
  creditLimitCheck: z.boolean(),
  bids: z.array(
    z.object({
      bidId: z.int(),
      lotId: z.int(),
      status: z.int(),
      amount: yen,
      adjustment: yen,
      /** The key of its group, see `groupKey`. */
      group: z.string().nullable(),
      canWithdraw: z.boolean(),
    }),
  ),
  /** How many cars each group may still buy; groups with the default are left out. */
  rooms: z.array(z.object({ group: z.string(), cars: z.int() })),
});
export type BidHeadroom = z.infer<typeof bidHeadroom>;

export const ownBidQuery = z.object({ carId: digits, userId: digits });
export type OwnBidQuery = z.infer<typeof ownBidQuery>;

export const biddingSchemas = {
  create: {
    summary: 'Places the own bid on a lot, changes the open one, or orders a stock car',
    body: bidBody,
    answer: placedBid,
  },
  createForClient: { summary: 'Places a bid for a client, by staff', body: clientBidBody, answer: placedBid },
  setStatus: {
    summary: 'Sets the status of a bid, by staff; others may only cancel it (status 4)',
    body: bidStatusBody,
    answer: changedBid,
  },
  setStatuses: { summary: 'Sets the status of many bids, each on its own', body: bidStatusesBody, answer: changedBids },
  editBid: {
    summary: 'Changes amount, group, export type and adjustment of a bid, by staff',
    body: bidPriceBody,
    answer: changedBid,
  },
  setAdjustment: {
    summary: 'Sets the adjustment that staff add to the amount of a bid',
    body: adjustmentBody,
    answer: changedBid,
  },
  setSoldPrice: {
    summary: 'Sets the sold price; for a won bid it books the purchase',
    body: soldPriceBody,
    answer: changedBid,
  },
  setAutoBid: {
    summary: 'Hands a bid to the bidding robot of the house, or takes it back',
    body: autoBidBody,
    answer: changedBid,
  },
  undoable: { summary: 'The reader’s own last changes of bids that can still be undone', answer: undoable },
  undo: {
    summary: 'Undoes one of these changes; a bid that is reopened must pass the checks of placing',
    body: undoBody,
    answer: changedBid,
  },
  undoMany: {
    summary: 'Undoes the changes of a batch, at most 70 of them at once, each bid on its own',
    body: undoManyBody,
    answer: undoneBids,
  },
  groups: { summary: 'The groups of a week, and how many cars each may buy', query: groupsQuery, answer: groupOptions },
  saveGroup: { summary: 'Sets how many cars a group may buy', body: groupBody, answer: done },
  types: { summary: 'The export types, for clients and dealers', answer: typeOptions },
  exportTypes: { summary: 'The export types, for staff', answer: typeOptions },
  standing: {
    summary: 'The amount that is free to bid and the open bids that hold the rest; staff may ask for a client',
    query: headroomQuery,
    answer: bidHeadroom,
  },
  clientBid: {
    summary: 'The bid of a client on a lot, and whether it may bid; for staff who bid for clients',
    query: ownBidQuery,
    answer: ownBid,
  },
};
