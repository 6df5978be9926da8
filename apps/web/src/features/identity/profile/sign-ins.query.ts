import { ownAccountCalls } from '@seri/contract/people/own-account.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';

/** No live event reports a sign-in in another browser, so the list polls while it is open. */
const pollMs = 15_000;

export const signInsQuery = queryOptions({
  queryKey: ['identity', 'sign-ins'],
  meta: liveMeta,
  staleTime: 0,
  refetchInterval: pollMs,
  queryFn: ({ signal }) => api.ask(ownAccountCalls.signIns, {}, { signal }),
});
