import { isOpenBid } from '@seri/domain/bid-statuses';
import { logAction } from '../../platform/action-log.ts';
import { audienceOf } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { emitAll, type NewEvent } from '../../platform/outbox/emit.ts';
import type { LotNames } from '../lots/lot-names.query.ts';
import { keepNotice } from '../notifications/notifications.command.ts';
import { type BidAction, bidNotices, movedNotice } from './bid-notice.ts';
import type { BidRow } from './bid.store.ts';
import type { Bidder } from './bidder.store.ts';
import { readOpenBidders } from './bidders.read.ts';

/** Who changes a bid, and from which connection; nobody where the portal itself does. */
export interface BidAuthor {
  accountId: number | null;
  socketId?: string | undefined;
}

export interface BidChange {
  action: BidAction;
  bid: BidRow;
  /** As it was; nothing for one that is new. */
  former?: BidRow | undefined;
  bidder: Pick<Bidder, 'id' | 'name' | 'dealerId'>;
  lot: LotNames;
}

/** R50: every change of a bid is logged with what it was, told to whatever shows it, and noticed by the other side. */
export async function tellBid(tx: Tx, author: BidAuthor, change: BidChange): Promise<void> {
  const { action, bid, former, bidder } = change;
  await logAction(tx, {
    accountId: author.accountId,
    onBehalfOf: bidder.id,
    action: `bid.${action}`,
    subject: `bid:${bid.id}`,
    detail: { from: former ? figuresOf(former) : null, to: figuresOf(bid) },
  });
  const hasOthersChanged = (former !== undefined && isOpenBid(former.status)) !== isOpenBid(bid.status);
  const events = bidChanged(author, bid, bidder);
  if (hasOthersChanged) events.push(...(await biddersChanged(tx, bid.lot_id)));
  const telling = { clientId: bidder.id, authorId: author.accountId, originSocket: author.socketId };
  for (const notice of bidNotices(change, author.accountId)) events.push(...(await keepNotice(tx, notice, telling)));
  await emitAll(tx, events);
}

export const figuresOf = (bid: BidRow) => ({
  amount: bid.amount,
  status: bid.status,
  bidType: bid.bid_type,
  group: bid.bid_group,
  ...(bid.end_reason !== null && { reason: bid.end_reason }),
});

/** R54: an auction at another time, which moves the deadlines with it; the bid itself stands as it is. */
export async function tellMoved(tx: Tx, { bid, bidder, lot }: Omit<BidChange, 'action'>, runsAt: Date): Promise<void> {
  await logAction(tx, {
    accountId: null,
    onBehalfOf: bidder.id,
    action: 'bid.moved',
    subject: `bid:${bid.id}`,
    detail: { runsAt: runsAt.toISOString() },
  });
  const noticed = await keepNotice(tx, movedNotice(bid, lot, runsAt), { clientId: bidder.id, authorId: null });
  await emitAll(tx, [...bidChanged({ accountId: null }, bid, bidder), ...noticed]);
}

/** Whatever shows a bid follows it: of its client, its dealer, and staff. */
function bidChanged({ socketId }: BidAuthor, bid: BidRow, { dealerId }: Pick<Bidder, 'dealerId'>): NewEvent[] {
  const own = [bid.account_id, ...(dealerId === null ? [] : [dealerId])].map(audienceOf.account);
  const data = { bidId: bid.id, lotId: bid.lot_id, accountId: bid.account_id, status: bid.status };
  return [...own, audienceOf.staff].map((audience) => ({
    audience,
    name: 'bid.changed',
    data,
    originSocket: socketId,
  }));
}

/** R50: that somebody else bids too, and no more of it, is known to those who do. */
async function biddersChanged(tx: Tx, lotId: number): Promise<NewEvent[]> {
  const bidders = await readOpenBidders(tx, lotId);
  const data = { lotId, othersBid: bidders.length > 1 };
  return bidders.map((id) => ({ audience: audienceOf.account(id), name: 'lot.bidders', data }));
}
