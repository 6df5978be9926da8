import { bidsCalls } from '@seri/contract/screens/bids.calls';
import { lastPage, pageSizes } from '@seri/domain/catalogue/listing';
import { api } from '../../../lib/api.ts';
import type { Reply } from '../../../lib/refusal.ts';
import type { ExportWatch } from '../../../lib/use-export.ts';
import type { BidsAnswer, BidsCall, TrackedBid } from '../model/bids.ts';
import { type BidsPlace, bidsRequest, type BidsSearch } from '../model/bids-search.ts';

const biggest = pageSizes[pageSizes.length - 1];

/** All bids of a list, page by page; one that moved to the next page meanwhile stands once. */
export async function readBids(
  call: BidsCall,
  { place, search }: { place: BidsPlace; search: BidsSearch },
  { signal, onRead }: Pick<ExportWatch, 'signal' | 'onRead'>,
): Promise<Reply<TrackedBid[]>> {
  const bids = new Map<number, TrackedBid>();
  // Whoever chooses no size has the first one.
  const pageSize = place.reader === 'staff' ? biggest : undefined;
  for (let page = 1, last = 1; page <= last; page++) {
    const query = bidsRequest(place, { ...search, page, pageSize });
    const reply: Reply<BidsAnswer> = await api.send(bidsCalls[call], { query }, { signal });
    if (!reply.ok) return reply;
    const { cars, pageInfo } = reply.answer;
    for (const bid of cars) bids.set(bid.bidId, bid);
    last = lastPage(pageInfo.totalSearchResults, pageInfo.pageSize);
    onRead({ done: bids.size, total: pageInfo.totalSearchResults });
  }
  return { ok: true, answer: [...bids.values()] };
}
