import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { sendPrice } from './desk-price.ts';
import type { ListedBid } from '../../list/bids.ts';
import { type Desk, openNext } from './desk.ts';
import { isAboveBid } from '../dialogs/desk-questions.ts';
import { openPriceField } from './price-field.ts';
import { soldText, toastDone, toastFault } from './desk-toasts.ts';

/** R59: the price that the feed gives for a win whose purchase is not booked yet. */
export function proposedPrice({ bidStatus, purchaseId, auctionPrice }: ListedBid): number | undefined {
  const asksForPrice = bidStatus === bidStatusCodes.won && purchaseId === null;
  return asksForPrice && auctionPrice !== null ? auctionPrice : undefined;
}

/** Takes it with one key. Without one the field opens. */
export function takePrice(desk: Desk, bid: ListedBid): void {
  const price = proposedPrice(bid);
  if (price === undefined) openPriceField(desk, bid.bidId);
  else requestPrice(desk, bid, price);
}

/** R59: the price of a won bid books its purchase; a price above the bid must be confirmed. */
export function requestPrice(desk: Desk, bid: ListedBid, price: number | null): void {
  const isBooked = bid.bidStatus !== bidStatusCodes.won || bid.purchaseId !== null;
  if (isBooked && price === bid.soldPrice) return;
  if (price !== null && isAboveBid(bid, price)) desk.dialog.set({ is: 'aboveBid', bid, price });
  else void changePrice(desk, bid, price, false);
}

/** Sends a price, and tells what came of it. */
export async function changePrice(
  desk: Desk,
  bid: ListedBid,
  soldPrice: number | null,
  confirmed: boolean,
): Promise<void> {
  const reply = await sendPrice(bid, { soldPrice, confirmed });
  if (!reply.ok) {
    // The server asks as well if the bid was lowered meanwhile.
    const mustConfirm = reply.refusal?.code === 'PRICE_ABOVE_BID' && soldPrice !== null && desk.isShown.get();
    return mustConfirm ? openNext(desk, { is: 'aboveBid', bid, price: soldPrice }) : toastFault(bid, reply);
  }
  return toastDone(bid, { title: soldText(soldPrice), undoId: reply.answer.undoId });
}
