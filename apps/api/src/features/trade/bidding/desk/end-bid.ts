import type { EndReason } from '@seri/domain/bids/bid-result';
import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import type { Tx } from '../../../../platform/database/database.ts';
import { type BidRow, writeStatus } from '../bid.store.ts';
import { type BidAuthor, type BidChange, tellBid } from '../tell/bidding.events.ts';

type Ending = Pick<BidChange, 'bidder' | 'lot'> & { former: BidRow };

/** The win that ends it, by the log’s id; what is quiet of it is so of all it brings about. */
export interface Cause extends Pick<BidAuthor, 'isQuiet' | 'holdsLot'> {
  because?: number;
}

/** A group that is full cancels, everything else finishes. */
const statusAfter = (reason: EndReason) => bidStatusCodes[reason === 'groupFull' ? 'cancelled' : 'finished'];

/** R54: the portal itself ends a bid whose lock the caller holds, and says why. */
export async function endBid(tx: Tx, ending: Ending, reason: EndReason, cause: Cause = {}): Promise<void> {
  const { former, bidder, lot } = ending;
  const { because, ...author } = cause;
  const bid = await writeStatus(tx, former, statusAfter(reason), reason);
  await tellBid(tx, { accountId: null, ...author }, { action: 'status-changed', bid, former, bidder, lot, because });
}
