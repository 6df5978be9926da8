import { tariffsCalls } from '@seri/contract/trade/tariffs.calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { biddingKey } from '../panel/bidding-key.ts';

/** R88: in the reader's own terms, or for staff in those of a client. */
export function allInQuery(lotId: number, amount: number, clientId: number | undefined) {
  const userId = clientId === undefined ? undefined : String(clientId);
  return queryOptions({
    queryKey: [...biddingKey, 'all-in', lotId, clientId ?? 'own', amount],
    queryFn: ({ signal }) =>
      api.ask(tariffsCalls.allIn, { query: { lotId: String(lotId), amount: String(amount), userId } }, { signal }),
    placeholderData: keepPreviousData,
    // A line that explains is not worth a second try.
    retry: false,
  });
}
