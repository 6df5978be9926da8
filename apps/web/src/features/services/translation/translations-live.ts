import { askForNews, throttledAskForNews } from '../../../lib/calls/ask-for-news.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { live } from '../../../lib/live/page-live.ts';
import { refetchLot } from '../../lots/page/lot-view.ts';
import { askMenuCounters } from '../../site/menu-counters.ts';
import { deskKey, resultKey } from './translations.ts';

/** R78: requests, their answers and the queue of staff follow each other’s changes. */
export function followTranslations(): () => void {
  const desk = throttledAskForNews(deskKey);
  const stops = [
    desk.cancel,
    live.on('translation.changed', ({ lotId }) => {
      askForNews(queryClient, resultKey(lotId));
      void refetchLot(lotId);
      desk.call();
      askMenuCounters();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
