import { bidsCalls } from '@seri/contract/screens/bids.calls';
import { lastPage, pageSizes } from '@seri/domain/catalogue/listing';
import { api } from '../../../lib/calls/api.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import type { ExportWatch } from '../../../lib/export/use-export.ts';
import type { BidsAnswer, BidsCall, ListedBid } from './bids.ts';
import { type BidListConfig, bidsRequest, type BidsSearch } from './bids-search.ts';

const largestPageSize = pageSizes[pageSizes.length - 1];

/** Reads all pages; a bid that moves to the next page meanwhile is kept once. */
export async function readBids(
  call: BidsCall,
  { config, search }: { config: BidListConfig; search: BidsSearch },
  { signal, onRead }: Pick<ExportWatch, 'signal' | 'onRead'>,
): Promise<Reply<ListedBid[]>> {
  const bids = new Map<number, ListedBid>();
  // Readers without a choice of page size get the default size.
  const pageSize = config.reader === 'staff' ? largestPageSize : undefined;
  for (let page = 1, last = 1; page <= last; page++) {
    const query = bidsRequest(config, { ...search, page, pageSize });
    const reply: Reply<BidsAnswer> = await api.send(bidsCalls[call], { query }, { signal });
    if (!reply.ok) return reply;
    const { cars, pageInfo } = reply.answer;
    for (const bid of cars) bids.set(bid.bidId, bid);
    last = lastPage(pageInfo.totalSearchResults, pageInfo.pageSize);
    onRead({ done: bids.size, total: pageInfo.totalSearchResults });
  }
  return { ok: true, answer: [...bids.values()] };
}
