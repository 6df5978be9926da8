import { useQuery } from '@tanstack/react-query';
import { menuCountersQuery } from '../api/menu-counters.query.ts';

/** How many new bids wait for a manager. */
export function useBidCount(): number {
  return useQuery(menuCountersQuery).data?.bid ?? 0;
}
