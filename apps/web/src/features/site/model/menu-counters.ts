import { useQuery } from '@tanstack/react-query';
import { askForNews } from '../../../lib/ask-for-news.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { menuCountersQuery } from '../api/menu-counters.query.ts';

export const menuCountersKey = menuCountersQuery.queryKey;

export function useBidCount(): number {
  return useQuery(menuCountersQuery).data?.bid ?? 0;
}

/** Call when something counted has changed. */
export const askMenuCounters = (): void => askForNews(queryClient, menuCountersKey);
