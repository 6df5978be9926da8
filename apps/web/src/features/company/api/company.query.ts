import { companyCalls } from '@seri/contract/people/company.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** The same for everybody, so it outlives a sign-out; the next page load asks whether it still holds. */
export const companyQuery = queryOptions({
  queryKey: ['company', 'content'],
  staleTime: Infinity,
  queryFn: ({ signal }) => api.ask(companyCalls.content, {}, { signal }),
});
