import { biddingCalls } from '@seri/contract/trade/bidding.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { liveMeta } from '../../../lib/query-client.ts';
import { biddingKey } from '../model/bidding-key.ts';

/** What is free to bid, and what holds the rest: the reader's own, or a client's for staff. */
export function standingQuery(clientId: number | undefined) {
  const query = clientId === undefined ? {} : { userId: String(clientId) };
  return queryOptions({
    queryKey: [...biddingKey, 'standing', clientId ?? 'own'],
    queryFn: ({ signal }) => api.ask(biddingCalls.standing, { query }, { signal }),
    meta: liveMeta,
  });
}
