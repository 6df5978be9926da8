import { lockLotForBid } from '@seri/api/features/stock/lots/lot-for-bid.command';
import { bookPurchase, voidPurchase } from '@seri/api/features/trade/purchases/book-purchase.command';
import type { Tx } from '@seri/api/platform/database/database';
import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { sql } from 'kysely';

interface VoidedWin {
  id: number;
  account_id: number;
  lot_id: number;
  held_on: string;
  bid_type: number | null;
  destination_code: string | null;
  price: number;
  bookedBy: number;
  purchasedAt: Date;
}

/**
 * R61: a won bid that came to nothing had a purchase, which names the reason. Alternately it was resold or
 * cancelled.
 */
export async function giveBackWins(tx: Tx, desk: string): Promise<void> {
  for (const [turn, { bookedBy, price, purchasedAt, ...bid }] of (await readVoidedWins(tx, desk)).entries()) {
    const lot = await lockLotForBid(tx, bid.lot_id);
    const purchaseId = await bookPurchase(tx, { bid, lot, price, bookedBy, isQuiet: true });
    await voidPurchase(tx, { bid, lot, bookedBy, isQuiet: true, reason: turn % 2 === 0 ? 'resold' : 'cancelled' });
    await tx.updateTable('purchase').set({ purchased_at: purchasedAt }).where('id', '=', purchaseId).execute();
  }
}

async function readVoidedWins(tx: Tx, desk: string): Promise<readonly VoidedWin[]> {
  const { rows } = await sql<VoidedWin>`
    select bid.id, bid.account_id, bid.lot_id, bid.held_on, bid_type, bid.destination_code, coalesce(lot.sold_price, amount) as price,
      coalesce(account.manager_id, desk.id) as "bookedBy",
      coalesce(lot.ended_at, lot.runs_at) + interval '1 hour' as "purchasedAt"
    from bid
    join lot on lot.id = bid.lot_id and lot.held_on = bid.held_on
    join account on account.id = bid.account_id
    join account as desk on desk.email = ${desk}
    where bid.status = ${bidStatusCodes.blank} and not exists (
      select from purchase where purchase.bid_id = bid.id
        or (purchase.lot_id = bid.lot_id and purchase.voided_at is null)
    )
    order by bid.account_id, bid.id for no key update of account`.execute(tx);
  return rows;
}
