import { startCalls } from '@seri/contract/screens/start.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/calls/api.ts';
import { liveMeta } from '../../lib/calls/query-client.ts';
import { startKey } from './start.ts';

/** Never old on opening a page: money is sent by what the card says. */
export const startQuery = queryOptions({
  queryKey: startKey,
  queryFn: ({ signal }) => api.ask(startCalls.view, {}, { signal }),
  staleTime: 0,
  meta: liveMeta,
});
