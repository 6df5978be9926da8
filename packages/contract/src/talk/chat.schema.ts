import { mostComment } from '@seri/domain/bids/bid-comment';
import { loggedFields } from '@seri/domain/bids/bid-log';
import { lotTypes } from '@seri/domain/catalogue/page-types';
import { z } from 'zod';
import { digits, done, instant, yen } from '../common.schema.ts';

const bidId = z.int().positive();

export const chatQuery = z.object({ bidId: digits });
export type ChatQuery = z.infer<typeof chatQuery>;

const message = z.object({
  id: z.int(),
  text: z.string(),
  time: instant,
  /** The reader’s side wrote it. */
  isOwn: z.boolean(),
  /** The reader wrote it. */
  isMine: z.boolean(),
  /** Who else did; clients are not told the names of staff. */
  author: z.string().nullable(),
});
export type ChatMessage = z.infer<typeof message>;

export const chat = z.object({
  /** The oldest first. */
  chat: z.array(message),
  isRead: z.boolean(),
  /** Up to where the other side has read it. */
  seenUpTo: z.int(),
  /** What it is about. */
  bid: z.object({
    bidId,
    lotId: z.int(),
    lotType: z.enum(Object.values(lotTypes)),
    lotNo: z.string(),
    auctionName: z.string(),
    /** Maker, model and year. */
    specification: z.string(),
    amount: yen,
    status: z.int(),
    /** As it is shown: with how many cars it is to buy at most. */
    group: z.string().nullable(),
    /** Whose it is; of an own one nothing is said. */
    client: z.string().nullable(),
  }),
});
export type Chat = z.infer<typeof chat>;

export const messageBody = z.object({ bidId, comment: z.string().trim().min(1).max(mostComment) });
export type MessageBody = z.infer<typeof messageBody>;
export const writtenMessage = done.extend({ message });
export type WrittenMessage = z.infer<typeof writtenMessage>;

export const chatReadBody = z.object({
  bidId,
  /** The newest that was seen; all of it where nothing is said. */
  upTo: z.int().positive().optional(),
});
export type ChatReadBody = z.infer<typeof chatReadBody>;

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

export const bidLog = z.array(
  z.object({
    id: z.int(),
    date: instant,
    /** Empty where the portal itself acted. */
    userName: z.string(),
    /** Whose bid it is, where somebody else acted. */
    onBehalfOf: z.string().nullable(),
    /** Such as `placed`. */
    event: z.string(),
    /** What the bid was after it. */
    status: z.int().nullable(),
    /** The role of who acted. */
    userType: z.int(),
    /** What was changed, and from what; a new bid has no former. */
    changes: z.array(z.object({ field: z.enum(loggedFields), from: value, to: value })),
    /** Why, where no person said so. */
    reason: z.string().nullable(),
  }),
);
export type BidLog = z.infer<typeof bidLog>;

export const chatSchemas = {
  read: { query: chatQuery, answer: chat },
  save: { body: messageBody, answer: writtenMessage },
  markRead: { body: chatReadBody, answer: done },
  logs: { query: chatQuery, answer: bidLog },
};
