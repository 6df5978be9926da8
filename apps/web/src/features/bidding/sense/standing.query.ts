import { biddingCalls } from '@seri/contract/trade/bidding.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { biddingKey } from '../panel/bidding-key.ts';

/** Free credit and the bids that hold the rest: the reader's own, or for staff a client's. */
export function standingQuery(clientId: number | undefined) {
  const query = clientId === undefined ? {} : { userId: String(clientId) };
  return queryOptions({
    queryKey: [...biddingKey, 'standing', clientId ?? 'own'],
    queryFn: ({ signal }) => api.ask(biddingCalls.standing, { query }, { signal }),
    meta: liveMeta,
  });
}
