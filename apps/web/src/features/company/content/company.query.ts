import { companyCalls } from '@seri/contract/people/company.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';

/** The same for every account, so it survives a sign-out. The next page load revalidates it. */
export const companyQuery = queryOptions({
  queryKey: ['company', 'content'],
  staleTime: Infinity,
  queryFn: ({ signal }) => api.ask(companyCalls.content, {}, { signal }),
});
