import { bidStatusCodes, mayBecomeBid } from '@seri/domain/bid-statuses';
import type { Tx } from '../../platform/database/database.ts';
import { refusal } from '../../platform/http/refusal.ts';
import type { BidAuthor } from './bidding.events.ts';
import { changeStatus } from './change-status.ts';
import { lockBidOnLot } from './locked-bid.ts';

interface Recorded {
  bidId: number;
  status: number;
}

/** R54: records what became of a bid, by whoever may say so at any time. */
export async function recordStatus(tx: Tx, author: BidAuthor, { bidId, status }: Recorded): Promise<void> {
  const locked = await lockBidOnLot(tx, bidId, status === bidStatusCodes.won);
  if (!mayBecomeBid(locked.bid.status, status)) throw refusal('STATE_CHANGED');
  await changeStatus(tx, author, locked, status);
}
