import type { AnswerOf } from '@seri/contract/call';
import type { Events } from '@seri/contract/events';
import type { notificationsCalls } from '@seri/contract/talk/notifications.calls';
import type { InfiniteData } from '@tanstack/react-query';

export type NoticePage = AnswerOf<typeof notificationsCalls.list>;
export type ReadNotice = NoticePage['notices'][number];
/** As a live event brings it. */
export type NewNotice = Events['notification'];
export type HeldNotices = InfiniteData<NoticePage, number | undefined>;

export interface LotNotices {
  lotId: number;
  /** The newest first. */
  notices: [ReadNotice, ...ReadNotice[]];
}

/** By lot; the one that something happened to last comes first. */
export function groupByLot(notices: readonly ReadNotice[]): LotNotices[] {
  const groups = new Map<number, LotNotices>();
  for (const notice of notices) {
    const group = groups.get(notice.lotId);
    if (group) group.notices.push(notice);
    else groups.set(notice.lotId, { lotId: notice.lotId, notices: [notice] });
  }
  return [...groups.values()];
}

/** Puts one that has just come before all others; one that is there already changes nothing. */
export function withNotice(held: HeldNotices, notice: NewNotice): HeldNotices {
  const [first, ...rest] = held.pages;
  const isKnown = held.pages.some((page) => page.notices.some(({ id }) => id === notice.id));
  if (!first || isKnown) return held;
  const notices = [{ ...notice, isRead: false }, ...first.notices].toSorted((one, other) => other.id - one.id);
  return { ...held, pages: [{ ...first, notices, unread: first.unread + 1 }, ...rest] };
}
