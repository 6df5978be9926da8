import { throttledAskForNews } from '../../../lib/calls/ask-for-news.ts';
import { live } from '../../../lib/live/page-live.ts';
import { announcedKey } from '../announce/announced.ts';
import { receiptsKey } from './receipts.ts';

/** R94: the desk follows colleagues, files of the bank and what clients announce; clients follow what has arrived. */
export function followReceipts(): () => void {
  const desk = throttledAskForNews(receiptsKey);
  const announced = throttledAskForNews(announcedKey);
  const stops = [
    desk.cancel,
    announced.cancel,
    live.on('receipts.changed', desk.call),
    live.on('announcement.changed', announced.call),
  ];
  return () => stops.forEach((stop) => stop());
}
