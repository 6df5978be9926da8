import { useQuery } from '@tanstack/react-query';
import { askForNews } from '../../lib/calls/ask-for-news.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import { menuCountersQuery } from './menu-counters.query.ts';

export const menuCountersKey = menuCountersQuery.queryKey;

/** New bids with which the desk opens, so that the badge and the page agree; open requests for translations; tasks that are due. */
export type MenuCounter = 'bidOpening' | 'translations' | 'tasks';

export function useMenuCount(counter: MenuCounter): number {
  return useQuery(menuCountersQuery).data?.[counter] ?? 0;
}

/** Call when something counted has changed. */
export const askMenuCounters = (): void => askForNews(queryClient, menuCountersKey);
