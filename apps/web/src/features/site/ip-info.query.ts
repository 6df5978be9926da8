import { siteCalls } from '@seri/contract/screens/site.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/calls/api.ts';

export const ipInfoQuery = queryOptions({
  queryKey: ['lists', 'ip-info'],
  staleTime: Infinity,
  queryFn: ({ signal }) => api.ask(siteCalls.ipInfo, {}, { signal }),
});
