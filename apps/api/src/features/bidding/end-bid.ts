import type { EndReason } from '@seri/domain/bid-result';
import { bidStatusCodes } from '@seri/domain/bid-statuses';
import type { Tx } from '../../platform/database/database.ts';
import { type BidRow, writeStatus } from './bid.store.ts';
import { type BidAuthor, type BidChange, tellBid } from './bidding.events.ts';

type Ending = Pick<BidChange, 'bidder' | 'lot'> & { former: BidRow };

const portal: BidAuthor = { accountId: null };
/** A group that is full cancels, everything else finishes. */
const statusAfter = (reason: EndReason) => bidStatusCodes[reason === 'groupFull' ? 'cancelled' : 'finished'];

/** R54: the portal itself ends a bid whose lock the caller holds, and says why. */
export async function endBid(tx: Tx, { former, bidder, lot }: Ending, reason: EndReason): Promise<void> {
  const bid = await writeStatus(tx, former, statusAfter(reason), reason);
  await tellBid(tx, portal, { action: 'status-changed', bid, former, bidder, lot });
}
