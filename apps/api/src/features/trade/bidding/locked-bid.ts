import { nowOf } from '../../../platform/database/transaction.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { type LotForBid, lockLotAlone, lockLotForBid } from '../../stock/lots/lot-for-bid.command.ts';
import { type BidRow, findBid, lockBid } from './bid.store.ts';
import { type Bidder, lockBidder } from './place/bidder.store.ts';

/** A bid with all that it hangs on, and the time that the database had once all was locked. */
export interface LockedBid {
  bid: BidRow;
  bidder: Bidder;
  lot: LotForBid;
  now: Date;
}

/** In the order of everybody: account, session, lot, bid. `isAlone`: no other bid on the lot stands or falls meanwhile. */
export async function lockBidOnLot(tx: Tx, bidId: number, isAlone = false): Promise<LockedBid> {
  const { account_id: clientId, lot_id: lotId } = await findBid(tx, bidId);
  const bidder = await lockBidder(tx, clientId);
  if (!bidder) throw refusal('NOT_FOUND');
  const lot = await (isAlone ? lockLotAlone(tx, lotId) : lockLotForBid(tx, lotId));
  const bid = await lockBid(tx, bidId);
  return { bid, bidder, lot, now: await nowOf(tx) };
}
