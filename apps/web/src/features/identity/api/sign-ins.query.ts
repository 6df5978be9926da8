import { identityCalls } from '@seri/contract/people/identity.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { liveMeta } from '../../../lib/query-client.ts';

/** No event tells one browser of another one's coming: so the list looks again while it is looked at. */
const lookAgainAfter = 15_000;

export const signInsQuery = queryOptions({
  queryKey: ['identity', 'sign-ins'],
  meta: liveMeta,
  staleTime: 0,
  refetchInterval: lookAgainAfter,
  queryFn: ({ signal }) => api.ask(identityCalls.signIns, {}, { signal }),
});
