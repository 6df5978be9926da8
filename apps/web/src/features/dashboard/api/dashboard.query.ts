import { dashboardCalls } from '@seri/contract/screens/dashboard.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { liveMeta } from '../../../lib/query-client.ts';
import type { DashboardScope } from '../model/dashboard.ts';
import { dashboardKey } from '../model/dashboard-live.ts';

/** Time alone moves what closes within the hour and what is over. */
const everyMinute = 60_000;

export function dashboardQuery(scope: DashboardScope) {
  return queryOptions({
    queryKey: [...dashboardKey, scope],
    queryFn: ({ signal }) => api.ask(dashboardCalls.today, { query: { scope } }, { signal }),
    staleTime: 0,
    refetchInterval: everyMinute,
    placeholderData: (held) => held,
    meta: liveMeta,
  });
}
