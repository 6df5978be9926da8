import type { Notice } from '@seri/contract/talk/notifications.schema';
import { topicOf } from '@seri/domain/talk/notice-causes';

export type StoredNotice = Omit<Notice, 'id' | 'at'>;

/** Notices of earlier releases have fewer fields. */
const missing = {
  cause: null,
  amount: null,
  former: null,
  price: null,
  purchaseId: null,
  grade: '',
  photo: null,
  runsAt: null,
} as const;

export function noticeFrom(content: unknown): StoredNotice {
  const stored = { ...missing, ...(content as Omit<StoredNotice, 'topic'>) };
  return { ...stored, topic: topicOf(stored.eventType, stored.cause) };
}
