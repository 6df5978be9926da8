import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { patchHeld } from '../../../lib/calls/patch-held.ts';
import type { BidsAnswer, ListedBid } from './bids.ts';
import { bidsKey } from './bids-key.ts';

type CachedBids = BidsAnswer | InfiniteData<BidsAnswer>;

/** Patches a bid in every cached list; a list without it stays the same object. */
export function patchBid(client: QueryClient, bidId: number, change: (bid: ListedBid) => ListedBid): Promise<void> {
  const changeIn = (answer: BidsAnswer): BidsAnswer => {
    if (!answer.cars?.some((bid) => bid.bidId === bidId)) return answer;
    return { ...answer, cars: answer.cars.map((bid) => (bid.bidId === bidId ? change(bid) : bid)) };
  };
  return patchHeld<CachedBids>(client, bidsKey, (cached) => {
    if (!('pages' in cached)) return changeIn(cached);
    const pages = cached.pages.map(changeIn);
    return pages.some((page, index) => page !== cached.pages[index]) ? { ...cached, pages } : cached;
  });
}
