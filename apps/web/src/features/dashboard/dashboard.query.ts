import { dashboardCalls } from '@seri/contract/screens/dashboard.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/calls/api.ts';
import { liveMeta } from '../../lib/calls/query-client.ts';
import type { DashboardScope } from './dashboard.ts';
import { dashboardKey } from './dashboard-live.ts';

/** Refetched every minute, because figures change with time alone: bids close within the hour, or are over. */
const refetchMs = 60_000;

export function dashboardQuery(scope: DashboardScope) {
  return queryOptions({
    queryKey: [...dashboardKey, scope],
    queryFn: ({ signal }) => api.ask(dashboardCalls.today, { query: { scope } }, { signal }),
    staleTime: 0,
    refetchInterval: refetchMs,
    placeholderData: (previous) => previous,
    meta: liveMeta,
  });
}
