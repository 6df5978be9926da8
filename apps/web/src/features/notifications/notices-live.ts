import { withTexts } from '../../lib/language/language.ts';
import { live } from '../../lib/live/page-live.ts';
import { restartFetches, queryClient } from '../../lib/calls/query-client.ts';
import { type CachedNotices, type NoticeEvent, withNotice } from './notices.ts';
import { noticesKey, noticesKeyOf } from './notices-key.ts';

/** Notices are announced one after another: of two that wait for the code, the later one may get it first. */
let announced: Promise<void> = Promise.resolve();

const loadAnnouncer = withTexts(['notifications'], () => import('./say-notice.ts'));

/**
 * R55: a new notice is added to the centre at once, and announced only in a visible tab. Notices that were missed come
 * with the list, which is refetched after a gap, and are not announced.
 */
function receive(notice: NoticeEvent): void {
  for (const topic of [undefined, notice.topic]) addTo(noticesKeyOf(topic), notice);
  restartFetches(queryClient, noticesKey);
  if (document.visibilityState !== 'visible') return;
  announced = announced
    .then(loadAnnouncer)
    .then(({ announceNotice }) => announceNotice(notice))
    .catch(() => {});
}

/** A list that is known to be incomplete is refetched: adding a notice would mark it as complete. */
function addTo(key: readonly string[], notice: NoticeEvent): void {
  if (queryClient.getQueryState(key)?.isInvalidated) return;
  queryClient.setQueryData<CachedNotices>(key, (cached) => cached && withNotice(cached, notice));
}

export function followNotices(): () => void {
  const stops = [
    live.on('notification', receive),
    live.on('client-notification', receive),
    live.on('chat-notification', receive),
    live.on('notices.read', () => void queryClient.invalidateQueries({ queryKey: noticesKey })),
  ];
  return () => stops.forEach((stop) => stop());
}
