import type { AnswerOf } from '@seri/contract/call';
import type { Events } from '@seri/contract/events';
import type { notificationsCalls } from '@seri/contract/talk/notifications.calls';
import type { InfiniteData } from '@tanstack/react-query';

export type NoticePage = AnswerOf<typeof notificationsCalls.list>;
export type ReadNotice = NoticePage['notices'][number];
/** Carried by a live event. */
export type NoticeEvent = Events['notification'];
export type CachedNotices = InfiniteData<NoticePage, number | undefined>;

export interface LotNotices {
  lotId: number;
  notices: [ReadNotice, ...ReadNotice[]];
}

/** Grouped by lot; the lot with the newest notice comes first. */
export function groupByLot(notices: readonly ReadNotice[]): LotNotices[] {
  const groups = new Map<number, LotNotices>();
  for (const notice of notices) {
    const group = groups.get(notice.lotId);
    if (group) group.notices.push(notice);
    else groups.set(notice.lotId, { lotId: notice.lotId, notices: [notice] });
  }
  return [...groups.values()];
}

/** By time: ids follow it only roughly. */
function newestFirst(one: NoticeEvent, other: NoticeEvent): number {
  return Date.parse(other.at) - Date.parse(one.at) || other.id - one.id;
}

/** Adds a notice in its order; a known one changes nothing. */
export function withNotice(cached: CachedNotices, notice: NoticeEvent): CachedNotices {
  const [first, ...rest] = cached.pages;
  const isKnown = cached.pages.some((page) => page.notices.some(({ id }) => id === notice.id));
  if (!first || isKnown) return cached;
  const notices = [{ ...notice, isRead: false }, ...first.notices].toSorted(newestFirst);
  const unreadByTopic = { ...first.unreadByTopic, [notice.topic]: first.unreadByTopic[notice.topic] + 1 };
  return { ...cached, pages: [{ ...first, notices, unread: first.unread + 1, unreadByTopic }, ...rest] };
}
