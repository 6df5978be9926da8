import { dashboardCalls } from '@seri/contract/screens/dashboard.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { dashboardKey } from '../dashboard-live.ts';

const refetchMs = 5 * 60_000;

export const dayRailQuery = queryOptions({
  queryKey: [...dashboardKey, 'rail'],
  queryFn: ({ signal }) => api.ask(dashboardCalls.rail, {}, { signal }),
  refetchInterval: refetchMs,
  meta: liveMeta,
});
