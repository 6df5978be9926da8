import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { patchHeld } from '../../../lib/patch-held.ts';
import type { BidsAnswer, TrackedBid } from './bids.ts';
import { bidsKey } from './bids-key.ts';

type HeldBids = BidsAnswer | InfiniteData<BidsAnswer>;

/** Changes a bid wherever it is held; a list that does not hold it stays the same object. */
export function patchBid(client: QueryClient, bidId: number, change: (bid: TrackedBid) => TrackedBid): Promise<void> {
  const changeIn = (answer: BidsAnswer): BidsAnswer => {
    if (!answer.cars?.some((bid) => bid.bidId === bidId)) return answer;
    return { ...answer, cars: answer.cars.map((bid) => (bid.bidId === bidId ? change(bid) : bid)) };
  };
  return patchHeld<HeldBids>(client, bidsKey, (held) => {
    if (!('pages' in held)) return changeIn(held);
    const pages = held.pages.map(changeIn);
    return pages.some((page, at) => page !== held.pages[at]) ? { ...held, pages } : held;
  });
}
