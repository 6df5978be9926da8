import { biddingCalls } from '@seri/contract/trade/bidding.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { biddingKey } from './bidding-key.ts';

/** A client's bid on a lot, and what it may bid, for staff. */
export function clientBidQuery(lotId: number, clientId: number) {
  return queryOptions({
    queryKey: [...biddingKey, 'client', lotId, clientId],
    queryFn: ({ signal }) =>
      api.ask(biddingCalls.clientBid, { query: { carId: String(lotId), userId: String(clientId) } }, { signal }),
    meta: liveMeta,
  });
}
