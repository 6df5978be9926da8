import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import type { ListedBid } from '../../list/bids.ts';
import { type Desk, openNext } from './desk.ts';
import { deskQueue } from './desk-queue.ts';
import { setSoldPrice } from './desk-calls.ts';
import { refetchAfterChange, settle } from './desk-settle.ts';
import { soldText, toastDone, toastFault } from './desk-tell.ts';

/** R59: the price of a won bid books its purchase; a price above the bid must be confirmed. */
export function requestPrice(desk: Desk, bid: ListedBid, price: number | null): void {
  const isBooked = bid.bidStatus !== bidStatusCodes.won || bid.purchaseId !== null;
  if (isBooked && price === bid.soldPrice) return;
  if (price !== null && isAboveBid(bid, price)) desk.dialog.set({ is: 'aboveBid', bid, price });
  else void sendPrice(desk, bid, price, false);
}

const isAboveBid = ({ bidStatus, bidAmount, adjustmentPrice }: ListedBid, price: number) =>
  bidStatus === bidStatusCodes.won && price > bidAmount + (adjustmentPrice ?? 0);

export async function sendPrice(desk: Desk, bid: ListedBid, soldPrice: number | null, confirmed: boolean) {
  const reply = await deskQueue.run({
    bids: [bid],
    optimistic: { soldPrice },
    send: ([latest = bid]) => setSoldPrice({ bidId: bid.bidId, soldPrice, confirmed, version: latest.version }),
    settle,
  });
  refetchAfterChange();
  if (!reply.ok) {
    // The server asks as well if the bid was lowered meanwhile.
    const mustConfirm = reply.refusal?.code === 'PRICE_ABOVE_BID' && soldPrice !== null && desk.isShown.get();
    return mustConfirm ? openNext(desk, { is: 'aboveBid', bid, price: soldPrice }) : toastFault(bid, reply);
  }
  return toastDone(bid, { title: soldText(soldPrice), undoId: reply.answer.undoId });
}
