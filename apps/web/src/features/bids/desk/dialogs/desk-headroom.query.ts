import { biddingCalls } from '@seri/contract/trade/bidding.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../lib/calls/api.ts';

/** Read anew for each form: other bids of the client change it. */
export function headroomQuery(clientId: number) {
  return queryOptions({
    queryKey: ['desk-headroom', clientId],
    queryFn: ({ signal }) => api.ask(biddingCalls.standing, { query: { userId: String(clientId) } }, { signal }),
    staleTime: 0,
    retry: false,
  });
}
