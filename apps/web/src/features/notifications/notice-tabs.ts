import { type NoticeTopic, noticeTopics } from '@seri/domain/talk/notice-causes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '../../lib/language/text.ts';
import { topicHref } from './notice-hrefs.ts';
import type { NoticePage } from './notices.ts';
import { noticesQuery, noticesQueryOf } from './notices.query.ts';

/** All notices, for their counts, and those of the chosen topic. */
export function useNotices(topic: NoticeTopic | undefined) {
  const all = useInfiniteQuery(noticesQuery);
  const chosen = useInfiniteQuery(noticesQueryOf(topic));
  return { page: all.data?.pages[0], query: chosen };
}

/** The tabs of the centre and of the page, each with how many of its notices are unread. */
export function useNoticeTabs(page: NoticePage | undefined) {
  const text = useText();
  return [undefined, ...noticeTopics].map((topic) => ({
    id: topic ?? 'all',
    topic,
    label: text(`notifications.topic.${topic ?? 'all'}`),
    count: (topic && page?.unreadByTopic[topic]) || undefined,
    href: topicHref(topic),
  }));
}
