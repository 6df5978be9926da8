import { isOpenBid } from '@seri/domain/bids/bid-statuses';
import { type LoggedAction, logAction } from '../../../../platform/action-log.ts';
import { audienceOf } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { enqueue } from '../../../../platform/jobs/job.ts';
import { emit, emitAll, type NewEvent } from '../../../../platform/outbox/emit.ts';
import type { LockedLot } from '../../../stock/lots/lot-for-bid.command.ts';
import type { LotNames } from '../../../stock/lots/lot-names.query.ts';
import { keepNotice } from '../../../talk/notifications/notifications.command.ts';
import { figuresOf } from '../place/bid-figures.ts';
import { type BidAction, bidNotices, isForStaff, movedNotice } from './bid-notice.ts';
import type { BidRow } from '../bid.store.ts';
import type { Bidder } from '../place/bidder.store.ts';
import { mostOthersRead, readSomeBidders, tryBiddersLock } from '../place/bidders.read.ts';
import { tellBiddersJob } from './tell-bidders.ts';

/** The author of a change, or null for the portal itself, and the live connection that the change came from. */
export interface BidAuthor {
  accountId: number | null;
  socketId?: string | undefined;
  /** R57: nothing is sent to the client and its dealer. */
  isQuiet?: boolean;
  /** R58: the change of many bids that this one is a part of. */
  batch?: string | undefined;
  /** The transaction has locked the lot exclusively, so no other one adds or removes a bidder meanwhile. */
  holdsLot?: boolean;
}

export interface PassedOver {
  bids: readonly number[];
  isConfirmed: boolean;
}

/** A written change of a bid, with all that the log, live events and notices say about it. */
export interface BidNews {
  action: BidAction;
  bid: BidRow;
  /** The bid before the change; missing for a new bid. */
  former?: BidRow | undefined;
  bidder: Pick<Bidder, 'id' | 'name' | 'dealerId'>;
  lot: LotNames;
  /** The price that the lot went for, if its end is known. */
  soldPrice?: number | null | undefined;
  /** The log id of the change that caused this one, or that this one undoes. */
  because?: number | undefined;
  /** R57: open bids of other clients that a win passes over, and whether its author confirmed it. */
  passedOver?: PassedOver | undefined;
  /** R90: the reason that its author gave. */
  why?: string | undefined;
  /** R58: the change that this one undoes was never sent to anybody. */
  isUnnoticed?: boolean;
}

/**
 * R50: logs a change of a bid, emits its live events and creates notices for the other side. Returns the id of the log
 * row.
 */
export async function tellBid(tx: Tx, author: BidAuthor, news: BidNews): Promise<number> {
  const { bid, former, bidder } = news;
  const { isQuiet = false, holdsLot = false } = author;
  const changeId = await logAction(tx, actionOf(author, news));
  const haveBiddersChanged = (former !== undefined && isOpenBid(former.status)) !== isOpenBid(bid.status);
  const events = bidChangedEvents(author, bid, bidder);
  if (haveBiddersChanged && !isQuiet) events.push(...(await tellOtherBidders(tx, bid, holdsLot)));
  const telling = { changeId, clientId: bidder.id, authorId: author.accountId, originSocket: author.socketId };
  const notices = news.isUnnoticed ? [] : bidNotices(news, author.accountId);
  for (const notice of notices) {
    if (!isQuiet || isForStaff(notice)) events.push(...(await keepNotice(tx, notice, telling)));
  }
  await emitAll(tx, events);
  return changeId;
}

export function actionOf(
  { accountId, isQuiet = false, batch }: BidAuthor,
  { action, bid, former, bidder, because, passedOver, why }: BidNews,
): LoggedAction {
  return {
    accountId,
    onBehalfOf: bidder.id,
    action: `bid.${action}`,
    subject: `bid:${bid.id}`,
    detail: {
      from: former ? figuresOf(former) : null,
      to: figuresOf(bid),
      version: bid.version,
      ...(isQuiet && { isQuiet }),
      ...(because !== undefined && { because }),
      ...(batch !== undefined && { batch }),
      ...(passedOver && { passedOver }),
      ...(why !== undefined && { why }),
    },
  };
}

/** R54: logs and tells that the auction of a bid moved to another time. The deadlines move with it. */
export async function tellMoved(tx: Tx, { bid, bidder, lot }: Omit<BidNews, 'action'>, runsAt: Date): Promise<void> {
  await logAction(tx, {
    accountId: null,
    onBehalfOf: bidder.id,
    action: 'bid.moved',
    subject: `bid:${bid.id}`,
    detail: { runsAt: runsAt.toISOString() },
  });
  const notice = movedNotice({ bid, bidder, lot }, runsAt);
  const noticed = await keepNotice(tx, notice, { clientId: bidder.id, authorId: null });
  await emitAll(tx, [...bidChangedEvents({ accountId: null }, bid, bidder), ...noticed]);
}

/** Live events for the open pages of the client, its dealer, and staff. */
export function bidChangedEvents(
  { socketId, isQuiet }: BidAuthor,
  bid: BidRow,
  { dealerId }: Pick<Bidder, 'dealerId'>,
): NewEvent[] {
  const clientSide = isQuiet ? [] : [bid.account_id, ...(dealerId === null ? [] : [dealerId])];
  const data = { bidId: bid.id, lotId: bid.lot_id, accountId: bid.account_id, status: bid.status };
  return [...clientSide.map(audienceOf.account), audienceOf.staff].map((audience) => ({
    audience,
    name: 'bid.changed',
    data,
    originSocket: socketId,
  }));
}

/** R54: everybody who sees lots of this kind learns that the lot is won, but not by whom. */
export function tellWon(tx: Tx, { id, kind }: Pick<LockedLot, 'id' | 'kind'>): Promise<void> {
  return emit(tx, { audience: audienceOf.lots(kind), name: 'lot.won', data: { lotId: id } });
}

/**
 * Transactions that run at the same time do not see each other's bids, so a job tells all bidders after their commits.
 */
async function tellOtherBidders(tx: Tx, bid: BidRow, holdsLot: boolean): Promise<NewEvent[]> {
  const holdsBiddersLock = holdsLot || (await tryBiddersLock(tx, bid.lot_id));
  const accountIds = await readSomeBidders(tx, bid.lot_id, { butFor: bid.account_id, atMost: mostOthersRead });
  const otherBidders = { holdsBiddersLock, accountIds };
  if (mustTellAllBidders(bid, otherBidders)) await enqueue(tx, tellBiddersJob, { lotId: bid.lot_id });
  return otherBiddersEvents(bid, otherBidders);
}

/** The other bidders of a lot, as seen by a transaction that adds or removes a bidder. */
export interface OtherBidders {
  /** The transaction holds the bidders lock of the lot, see `tryBiddersLock`. */
  holdsBiddersLock: boolean;
  /** At most `mostOthersRead` accounts. */
  accountIds: readonly number[];
}

/**
 * Whether a job has to inform all bidders. Without the lock other removals may run at the same time, and the last bidder
 * left would never learn that the others are gone, so each removal needs the job.
 */
export function mustTellAllBidders({ status }: BidRow, { holdsBiddersLock, accountIds }: OtherBidders): boolean {
  return !holdsBiddersLock && (!isOpenBid(status) || accountIds.length < mostOthersRead);
}

/**
 * R50: bidders learn whether somebody else bids on the lot, and nothing more. A new bid is news to its own client, and
 * any added or removed bid is news to the other bidder if there is exactly one; for several others nothing changes.
 */
export function otherBiddersEvents(
  { account_id: accountId, lot_id: lotId, status }: BidRow,
  { accountIds: others }: OtherBidders,
): NewEvent[] {
  const othersBid = isOpenBid(status);
  const receivers = [...(othersBid && others.length > 0 ? [accountId] : []), ...(others.length === 1 ? others : [])];
  return receivers.map((id) => ({ audience: audienceOf.account(id), name: 'lot.bidders', data: { lotId, othersBid } }));
}
