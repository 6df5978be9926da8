import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query-client.ts';
import { menuCountersQuery } from '../api/menu-counters.query.ts';

/** How many new bids wait for a manager. */
export function useBidCount(): number {
  return useQuery(menuCountersQuery).data?.bid ?? 0;
}

/** Something that is counted has changed. */
export function askMenuCounters(): void {
  void queryClient.invalidateQueries({ queryKey: menuCountersQuery.queryKey });
}
