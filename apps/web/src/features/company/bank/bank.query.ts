import { bankCalls } from '@seri/contract/people/bank.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';

export const bankQuery = queryOptions({
  queryKey: ['bank'],
  queryFn: ({ signal }) => api.ask(bankCalls.history, {}, { signal }),
  staleTime: 0,
});
