import { noticeTypes } from '@seri/domain/talk/notices';
import { lotTypes } from '@seri/domain/catalogue/page-types';
import { z } from 'zod';
import { digits, done, instant } from '../common.schema.ts';

const said = z.object({ en: z.string(), ru: z.string() });

/** What somebody is told of a bid: the same in a live event, in the notification centre and in a mail. */
export const notice = z.object({
  id: z.int(),
  eventType: z.enum(noticeTypes),
  /** What happened, as a sentence. */
  message: said,
  lotNo: z.string(),
  auctionName: z.string(),
  /** Maker, model and year. */
  specification: z.string(),
  bidId: z.int(),
  /** What it tells of came from the client side. */
  isClientMessage: z.boolean(),
  lotId: z.int(),
  lotType: z.enum(Object.values(lotTypes)),
  at: instant,
});
export type Notice = z.infer<typeof notice>;

export const noticesQuery = z.object({
  /** Those older than this one. */
  before: digits.optional(),
});
export type NoticesQuery = z.infer<typeof noticesQuery>;

export const notices = z.object({
  /** The newest first. */
  notices: z.array(notice.extend({ isRead: z.boolean() })),
  /** Of all; counted to 1000. */
  unread: z.int(),
  hasMore: z.boolean(),
});
export type Notices = z.infer<typeof notices>;

export const readBody = z.object({
  /** The newest that was seen: what came since stays unread. */
  upTo: z.int().positive(),
  /** Of one bid only. */
  bidId: z.int().positive().optional(),
});
export type ReadBody = z.infer<typeof readBody>;

const eventType = z.enum(noticeTypes);

export const noticeSettings = z.object({
  /** What the reader can be told, and whether a mail comes with it where bid mails are on. */
  types: z.array(z.object({ eventType, isMailed: z.boolean(), isFixed: z.boolean() })),
});
export type NoticeSettings = z.infer<typeof noticeSettings>;

export const noticeSettingBody = z.object({ eventType, isMailed: z.boolean() });
export type NoticeSettingBody = z.infer<typeof noticeSettingBody>;

export const notificationsSchemas = {
  list: { query: noticesQuery, answer: notices },
  read: { body: readBody, answer: done },
  settings: { answer: noticeSettings },
  saveSetting: { body: noticeSettingBody, answer: done },
};
