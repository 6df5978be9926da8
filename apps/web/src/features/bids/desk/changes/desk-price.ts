import type { ListedBid } from '../../list/bids.ts';
import { deskQueue, type DeskReply } from './desk-queue.ts';
import { type BidChangeAnswer, setSoldPrice } from './desk-calls.ts';
import { refetchAfterChange, settle } from './desk-settle.ts';

interface PriceChange {
  soldPrice: number | null;
  /** The reader has confirmed a price above the bid. */
  confirmed: boolean;
}

/** R59: shows the price at once; a change that fails is reverted. */
export async function sendPrice(bid: ListedBid, price: PriceChange): Promise<DeskReply<BidChangeAnswer>> {
  const reply = await deskQueue.run({
    bids: [bid],
    optimistic: { soldPrice: price.soldPrice },
    send: ([latest = bid]) => setSoldPrice({ bidId: bid.bidId, ...price, version: latest.version }),
    settle,
  });
  refetchAfterChange();
  return reply;
}
