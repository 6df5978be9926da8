import { siteCalls } from '@seri/contract/screens/site.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/calls/api.ts';
import { liveMeta } from '../../lib/calls/query-client.ts';

/** Fetched once the profile is known; live events report changes. */
export const menuCountersQuery = queryOptions({
  queryKey: ['site', 'menu-counters'],
  meta: liveMeta,
  queryFn: ({ signal }) => api.ask(siteCalls.menuCounters, {}, { signal }),
});
