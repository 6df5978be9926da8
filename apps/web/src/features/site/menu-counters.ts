import { useQuery } from '@tanstack/react-query';
import { askForNews } from '../../lib/calls/ask-for-news.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import { menuCountersQuery } from './menu-counters.query.ts';

export const menuCountersKey = menuCountersQuery.queryKey;

export function useBidCount(): number {
  return useQuery(menuCountersQuery).data?.bid ?? 0;
}

/** Call when something counted has changed. */
export const askMenuCounters = (): void => askForNews(queryClient, menuCountersKey);
