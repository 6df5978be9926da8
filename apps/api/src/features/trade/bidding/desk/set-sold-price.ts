import { maxPriceOf } from '@seri/domain/bids/bid-amount';
import type { ChangedBid, SoldPriceBody } from '@seri/contract/trade/bid-desk.schema';
import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import { bookPurchase } from '../../purchases/book-purchase.command.ts';
import { writeSoldPrice } from '../bid.store.ts';
import { changeOnDesk } from './change-on-desk.ts';
import { deskAuthor } from './desk-author.ts';
import type { LockedBid } from '../locked-bid.ts';

/** R59: for a won bid the sold price books the purchase; for a bid that waits it is stored to be shown. */
export function setSoldPrice(acting: Acting, body: SoldPriceBody): Promise<ChangedBid> {
  return changeOnDesk(acting, { ...body, action: 'sold-price', right: 'editSoldPrice' }, async (tx, locked) => {
    const { bid } = locked;
    const { soldPrice, confirmed = false } = body;
    const isWin = bid.status === bidStatusCodes.won;
    if (isWin) await bookAtPrice(tx, acting, locked, { soldPrice, confirmed });
    // A price that was entered while the bid waited still has to be booked, so entering it again is a change.
    const isSame = soldPrice === bid.sold_price && (!isWin || bid.purchase_id !== null);
    return isSame ? bid : writeSoldPrice(tx, bid, soldPrice);
  });
}

type EnteredPrice = Required<Pick<SoldPriceBody, 'soldPrice' | 'confirmed'>>;

async function bookAtPrice(
  tx: Tx,
  acting: Acting,
  locked: LockedBid,
  { soldPrice, confirmed }: EnteredPrice,
): Promise<void> {
  const { bid, lot } = locked;
  if (soldPrice === null) return assertFaultless({ soldPrice: { problem: 'required' } });
  if (soldPrice > maxPriceOf(bid) && !confirmed) throw refusal('PRICE_ABOVE_BID', { bid: maxPriceOf(bid) });
  const { socketId, isQuiet } = deskAuthor(acting, locked);
  await bookPurchase(tx, { bid, lot, bookedBy: acting.actor.accountId, socketId, isQuiet, price: soldPrice });
}
