import { withTexts } from '../../../lib/language.ts';
import { live } from '../../../lib/page-live.ts';
import { restartFetches, queryClient } from '../../../lib/query-client.ts';
import { type HeldNotices, type NewNotice, withNotice } from './notices.ts';
import { noticesKey } from './notices-key.ts';

/** What speaks comes when there is something to say. */
const loadSpeaker = withTexts(['notifications'], () => import('./say-notice.ts'));

/**
 * R55: what comes stands in the centre at once; it is said in passing only where somebody is looking. What was missed
 * comes with the list, which is asked for again after a gap, and is not said any more.
 */
function take(notice: NewNotice): void {
  // A list that is known to lack something is asked for anew; putting one more in would make it pass for whole.
  if (!queryClient.getQueryState(noticesKey)?.isInvalidated) {
    queryClient.setQueryData<HeldNotices>(noticesKey, (held) => held && withNotice(held, notice));
  }
  restartFetches(queryClient, noticesKey);
  if (document.visibilityState !== 'visible') return;
  void loadSpeaker()
    .then(({ sayNotice }) => sayNotice(notice))
    .catch(() => {});
}

export function followNotices(): () => void {
  const stops = [
    live.on('notification', take),
    live.on('client-notification', take),
    live.on('chat-notification', take),
    live.on('notices.read', () => void queryClient.invalidateQueries({ queryKey: noticesKey })),
  ];
  return () => stops.forEach((stop) => stop());
}
