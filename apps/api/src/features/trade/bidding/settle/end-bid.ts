import type { EndReason } from '@seri/domain/bids/bid-result';
import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import type { Tx } from '../../../../platform/database/database.ts';
import { type BidRow, writeStatus } from '../bid.store.ts';
import { type BidAuthor, type BidNews, tellBid } from '../tell/bidding.events.ts';

type EndingBid = Pick<BidNews, 'bidder' | 'lot'> & { former: BidRow };

/** The cause of an end. If a win is quiet, the ends that it causes are quiet too. */
export interface EndCause extends Pick<BidAuthor, 'isQuiet' | 'holdsLot'> {
  because?: number;
}

/** A bid that a full group ends becomes cancelled; for any other reason it becomes finished. */
const statusAfterEnd = (reason: EndReason) => bidStatusCodes[reason === 'groupFull' ? 'cancelled' : 'finished'];

/** R54: the portal ends a bid and records the reason. The caller holds the lock of the bid. */
export async function endBid(tx: Tx, ending: EndingBid, reason: EndReason, cause: EndCause = {}): Promise<void> {
  const { former, bidder, lot } = ending;
  const { because, ...author } = cause;
  const bid = await writeStatus(tx, former, statusAfterEnd(reason), reason);
  await tellBid(tx, { accountId: null, ...author }, { action: 'status-changed', bid, former, bidder, lot, because });
}
