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
  /** Written by the reader’s side. */
  isOwn: z.boolean(),
  /** Written by the reader. */
  isMine: z.boolean(),
  /** Only staff and dealers see names; null for the reader’s own messages. */
  author: z.string().nullable(),
});
export type ChatMessage = z.infer<typeof message>;

export const chat = z.object({
  /** Oldest first. */
  chat: z.array(message),
  isRead: z.boolean(),
  /** The last message that the other side has read. */
  seenUpTo: z.int(),
  bid: z.object({
    bidId,
    lotId: z.int(),
    lotType: z.enum(Object.values(lotTypes)),
    lotNo: z.string(),
    auctionName: z.string(),
    specification: z.string(),
    amount: yen,
    status: z.int(),
    /** The text to show, including how many cars the group may buy. */
    group: z.string().nullable(),
    /** Null for the reader’s own bid. */
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
  /** The newest message seen; without it, all messages are read. */
  upTo: z.int().positive().optional(),
});
export type ChatReadBody = z.infer<typeof chatReadBody>;

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

export const bidLog = z.array(
  z.object({
    id: z.int(),
    date: instant,
    /** Empty if the portal itself acted. */
    userName: z.string(),
    /** The bidder, if somebody else acted. */
    onBehalfOf: z.string().nullable(),
    /** For example `placed`. */
    event: z.string(),
    status: z.int().nullable(),
    userType: z.int(),
    /** A new bid has null in `from`. */
    changes: z.array(z.object({ field: z.enum(loggedFields), from: value, to: value })),
    /** The reason of an automatic change. */
    reason: z.string().nullable(),
  }),
);
export type BidLog = z.infer<typeof bidLog>;

export const chatSchemas = {
  read: { summary: 'What client and staff have written about a bid', query: chatQuery, answer: chat },
  save: { summary: 'Writes a message about a bid to the other side', body: messageBody, answer: writtenMessage },
  markRead: { summary: 'Marks the chat of a bid as read; staff read as one', body: chatReadBody, answer: done },
  logs: {
    summary: 'Who changed a bid, when, and from what to what; the newest first',
    query: chatQuery,
    answer: bidLog,
  },
};
