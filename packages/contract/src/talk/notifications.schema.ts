import { noticeCauses, noticeTopics } from '@seri/domain/talk/notice-causes';
import { noticeTypes } from '@seri/domain/talk/notices';
import { lotTypes } from '@seri/domain/catalogue/page-types';
import { z } from 'zod';
import { digits, done, instant } from '../common.schema.ts';

const bilingual = z.object({ en: z.string(), ru: z.string() });

/** A notice is the same in a live event, in the notification centre and in a mail. */
export const notice = z.object({
  id: z.int(),
  eventType: z.enum(noticeTypes),
  message: bilingual,
  lotNo: z.string(),
  auctionName: z.string(),
  specification: z.string(),
  /** Null if it tells of the lot alone. */
  bidId: z.int().nullable(),
  /** The client side acted. */
  isClientMessage: z.boolean(),
  lotId: z.int(),
  lotType: z.enum(Object.values(lotTypes)),
  at: instant,
  /** Null in notices of earlier releases, as are the figures below. */
  cause: z.enum(noticeCauses).nullable(),
  topic: z.enum(noticeTopics),
  amount: z.int().nullable(),
  /** The amount before a change. */
  former: z.int().nullable(),
  /** The price paid, or for which the lot went to somebody else. */
  price: z.int().nullable(),
  /** Only for the account whose purchase it is. */
  purchaseId: z.int().nullable(),
  grade: z.string(),
  photo: z.string().nullable(),
  /** Null for a stock car. */
  runsAt: instant.nullable(),
});
export type Notice = z.infer<typeof notice>;

export const noticesQuery = z.object({
  /** Only notices before the one with this id. */
  before: digits.optional(),
  topic: z.enum(noticeTopics).optional(),
});
export type NoticesQuery = z.infer<typeof noticesQuery>;

export const notices = z.object({
  /** Newest first. */
  notices: z.array(notice.extend({ isRead: z.boolean() })),
  /** Counts all notices, whatever their topic, up to 1000. */
  unread: z.int(),
  unreadByTopic: z.record(z.enum(noticeTopics), z.int()),
  hasMore: z.boolean(),
});
export type Notices = z.infer<typeof notices>;

export const readBody = z.object({
  /** The newest notice seen; later ones stay unread. */
  upTo: z.int().positive(),
  /** Limits the change to one bid. */
  bidId: z.int().positive().optional(),
  /** Limits the change to what is told of one lot without a bid. */
  lotId: z.int().positive().optional(),
});
export type ReadBody = z.infer<typeof readBody>;

const eventType = z.enum(noticeTypes);

export const noticeSettings = z.object({
  /** Types that the reader can get. `isMailed` applies while bid mails are on; `isFixed` cannot be changed. */
  types: z.array(z.object({ eventType, isMailed: z.boolean(), isFixed: z.boolean() })),
});
export type NoticeSettings = z.infer<typeof noticeSettings>;

export const noticeSettingBody = z.object({ eventType, isMailed: z.boolean() });
export type NoticeSettingBody = z.infer<typeof noticeSettingBody>;

export const notificationsSchemas = {
  list: {
    summary: 'What the own account was told, newest first, and how much of it is unread',
    query: noticesQuery,
    answer: notices,
  },
  read: { summary: 'Marks what was seen as read, all of it or that of one bid', body: readBody, answer: done },
  settings: { summary: 'Of which events the own account wants mails', answer: noticeSettings },
  saveSetting: {
    summary: 'Turns the mails of one event on or off; those of a win always come',
    body: noticeSettingBody,
    answer: done,
  },
};
