import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import type { TrackedBid } from '../model/bids.ts';
import { type Desk, openNext } from '../model/desk.ts';
import { deskQueue } from '../model/desk-queue.ts';
import { setSoldPrice } from './desk-calls.ts';
import { askAfterChange, settle } from './desk-settle.ts';
import { soldText, tellDone, tellFault } from './desk-tell.ts';

/** R59: of a won bid the price books its purchase, and one above the bid asks first. */
export function askPrice(desk: Desk, bid: TrackedBid, price: number | null): void {
  const isBooked = bid.bidStatus !== bidStatusCodes.won || bid.purchaseId !== null;
  if (isBooked && price === bid.soldPrice) return;
  if (price !== null && isAboveBid(bid, price)) desk.dialog.set({ is: 'aboveBid', bid, price });
  else void putPrice(desk, bid, price, false);
}

const isAboveBid = ({ bidStatus, bidAmount, adjustmentPrice }: TrackedBid, price: number) =>
  bidStatus === bidStatusCodes.won && price > bidAmount + (adjustmentPrice ?? 0);

export async function putPrice(desk: Desk, bid: TrackedBid, soldPrice: number | null, confirmed: boolean) {
  const reply = await deskQueue.run({
    bids: [bid],
    shows: { soldPrice },
    send: ([seen = bid]) => setSoldPrice({ bidId: bid.bidId, soldPrice, confirmed, version: seen.version }),
    settle,
  });
  askAfterChange();
  if (!reply.ok) {
    // The bid was lowered meanwhile.
    const isAsked = reply.refusal?.code === 'PRICE_ABOVE_BID' && soldPrice !== null && desk.isShown.get();
    return isAsked ? openNext(desk, { is: 'aboveBid', bid, price: soldPrice }) : tellFault(bid, reply);
  }
  return tellDone(bid, { title: soldText(soldPrice), undoId: reply.answer.undoId });
}
