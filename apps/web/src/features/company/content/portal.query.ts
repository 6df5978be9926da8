import { companyCalls } from '@seri/contract/people/company.calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { noteServerTime } from '../../../lib/live/clock.ts';

export const portalQuery = queryOptions({
  queryKey: ['company', 'portal'],
  staleTime: Infinity,
  queryFn: async ({ signal }) => {
    const sentAt = Date.now();
    const portal = await api.ask(companyCalls.portal, {}, { signal });
    noteServerTime(portal.now, sentAt, Date.now());
    return portal;
  },
});

export function usePortal() {
  return useQuery(portalQuery);
}
