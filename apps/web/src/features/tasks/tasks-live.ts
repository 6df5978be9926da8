import { throttledAskForNews } from '../../lib/calls/ask-for-news.ts';
import { live } from '../../lib/live/page-live.ts';
import { menuCountersKey } from '../site/menu-counters.ts';
import { tasksKey } from './tasks.ts';

/** R101: the desk and its badge follow whatever changes a purchase, and with it the tasks. */
export function followTasks(): () => void {
  const desk = throttledAskForNews(tasksKey);
  const badge = throttledAskForNews(menuCountersKey);
  const stops = [
    desk.cancel,
    badge.cancel,
    live.on('purchase.changed', () => {
      desk.call();
      badge.call();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
