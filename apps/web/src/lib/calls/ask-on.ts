import type { Events } from '@seri/contract/events';
import type { QueryKey } from '@tanstack/react-query';
import { live } from '../live/page-live.ts';
import { throttledAskForNews } from './ask-for-news.ts';

/** Refetches these keys whenever one of the events comes, until it is stopped. */
export function askOn(events: readonly (keyof Events)[], ...queryKeys: readonly QueryKey[]): () => void {
  const ask = throttledAskForNews(...queryKeys);
  const stops = [ask.cancel, ...events.map((name) => live.on(name, ask.call))];
  return () => stops.forEach((stop) => stop());
}
