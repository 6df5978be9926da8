import { throttledAskForNews } from '../../lib/calls/ask-for-news.ts';
import { live } from '../../lib/live/page-live.ts';
import { voyagesKey } from './voyages.ts';

/** R98: a car changes what its ship lacks. */
export function followVoyages(): () => void {
  const ask = throttledAskForNews(voyagesKey);
  const stops = [live.on('voyage.changed', ask.call), live.on('purchase.changed', ask.call), ask.cancel];
  return () => stops.forEach((stop) => stop());
}
