import { billingCalls } from '@seri/contract/people/billing.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';

export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) => api.ask(billingCalls.history, {}, { signal }),
  staleTime: 0,
});
