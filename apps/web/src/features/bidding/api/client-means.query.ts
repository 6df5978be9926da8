import { clientsCalls } from '@seri/contract/clients.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { liveMeta } from '../../../lib/query-client.ts';
import { biddingKey } from '../model/bidding-key.ts';

/** What the chosen client has and may spend. */
export function clientMeansQuery(clientId: number) {
  return queryOptions({
    queryKey: [...biddingKey, 'means', clientId],
    queryFn: ({ signal }) => api.ask(clientsCalls.userInfo, { query: { id: String(clientId) } }, { signal }),
    meta: liveMeta,
  });
}
