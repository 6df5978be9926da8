import { bidsCalls } from '@seri/contract/screens/bids.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { liveMeta } from '../../../lib/query-client.ts';
import type { BidsAnswer, BidsCall } from '../model/bids.ts';
import { bidsKey } from '../model/bids-key.ts';
import { type BidsPlace, bidsRequest, type BidsSearch } from '../model/bids-search.ts';

/** One page of a list. */
export function bidsQuery(call: BidsCall, place: BidsPlace, search: BidsSearch) {
  const query = bidsRequest(place, search);
  const queryKey = [...bidsKey, call, query] as const;
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<BidsAnswer> => api.ask(bidsCalls[call], { query }, { signal }),
    // What this browser has just bid it is not told of: a list that is opened again asks.
    staleTime: 0,
    placeholderData: (held, of) => (of?.queryKey[1] === call ? held : undefined),
    meta: liveMeta,
  });
}
