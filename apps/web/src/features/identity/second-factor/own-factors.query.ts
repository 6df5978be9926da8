import { secondFactorCalls } from '@seri/contract/people/second-factor.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';

export const ownFactorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: ({ signal }) => api.ask(secondFactorCalls.list, {}, { signal }),
});

export function refetchFactors(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ownFactorsQuery.queryKey });
}
