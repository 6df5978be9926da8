import { nowOf } from '../../../platform/database/transaction.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { type LockedLot, lockLotAlone, lockLotForBid } from '../../stock/lots/lot-for-bid.command.ts';
import { type BidRow, findBid, lockBid } from './bid.store.ts';
import { type Bidder, lockBidder } from './place/bidder.store.ts';

/** A locked bid with its locked account and lot, and the database's time after all locks. */
export interface LockedBid {
  bid: BidRow;
  bidder: Bidder;
  lot: LockedLot;
  now: Date;
}

/**
 * Locks in the common order: account, session, lot, bid. With `isAlone` no other bid on the lot can be placed or
 * changed until the commit.
 */
export async function lockBidOnLot(tx: Tx, bidId: number, isAlone = false): Promise<LockedBid> {
  const { account_id: clientId, lot_id: lotId } = await findBid(tx, bidId);
  const bidder = await lockBidder(tx, clientId);
  if (!bidder) throw refusal('NOT_FOUND');
  const lot = await (isAlone ? lockLotAlone(tx, lotId) : lockLotForBid(tx, lotId));
  const bid = await lockBid(tx, bidId);
  return { bid, bidder, lot, now: await nowOf(tx) };
}
