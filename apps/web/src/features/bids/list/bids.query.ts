import { bidsCalls } from '@seri/contract/screens/bids.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import type { BidsAnswer, BidsCall } from './bids.ts';
import { bidsKey } from './bids-key.ts';
import { type BidListConfig, bidsRequest, type BidsSearch } from './bids-search.ts';

export function bidsQuery(call: BidsCall, config: BidListConfig, search: BidsSearch) {
  const query = bidsRequest(config, search);
  const queryKey = [...bidsKey, call, query] as const;
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<BidsAnswer> => api.ask(bidsCalls[call], { query }, { signal }),
    // The server does not tell a browser of its own bids, so a list that is opened again is refetched.
    staleTime: 0,
    placeholderData: (previous, previousQuery) => (previousQuery?.queryKey[1] === call ? previous : undefined),
    meta: liveMeta,
  });
}
