import { isOpenBid } from '@seri/domain/bids/bid-statuses';
import { type LoggedAction, logAction } from '../../../../platform/action-log.ts';
import { audienceOf } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { enqueue } from '../../../../platform/jobs/job.ts';
import { emit, emitAll, type NewEvent } from '../../../../platform/outbox/emit.ts';
import type { LotForBid } from '../../../stock/lots/lot-for-bid.command.ts';
import type { LotNames } from '../../../stock/lots/lot-names.query.ts';
import { keepNotice } from '../../../talk/notifications/notifications.command.ts';
import { figuresOf } from '../place/bid-figures.ts';
import { type BidAction, bidNotices, isForStaff, movedNotice } from './bid-notice.ts';
import type { BidRow } from '../bid.store.ts';
import type { Bidder } from '../place/bidder.store.ts';
import { comeAlone, othersThatMatter, readSomeBidders } from '../place/bidders.read.ts';
import { tellBidders } from './tell-bidders.ts';

/** Who changes a bid, and from which connection; nobody where the portal itself does. */
export interface BidAuthor {
  accountId: number | null;
  socketId?: string | undefined;
  /** R57: nothing of it is sent to the client side. */
  isQuiet?: boolean;
  /** Its transaction holds the lot: nobody else comes to it or leaves it meanwhile. */
  holdsLot?: boolean;
}

export interface BidChange {
  action: BidAction;
  bid: BidRow;
  /** As it was; nothing for one that is new. */
  former?: BidRow | undefined;
  bidder: Pick<Bidder, 'id' | 'name' | 'dealerId'>;
  lot: LotNames;
  /** The log's id of the change that brought this one about, or that it takes back. */
  because?: number | undefined;
  /** R58: nobody has been told of what it takes back. */
  isUnnoticed?: boolean;
}

/**
 * R50: every change of a bid is logged with what it was, told to whatever shows it, and noticed by the other side.
 * Answers the log's id.
 */
export async function tellBid(tx: Tx, author: BidAuthor, change: BidChange): Promise<number> {
  const { bid, former, bidder } = change;
  const { isQuiet = false, holdsLot = false } = author;
  const changeId = await logAction(tx, actionOf(author, change));
  const hasOthersChanged = (former !== undefined && isOpenBid(former.status)) !== isOpenBid(bid.status);
  const events = bidChanged(author, bid, bidder);
  if (hasOthersChanged && !isQuiet) events.push(...(await biddersChanged(tx, bid, holdsLot)));
  const telling = { changeId, clientId: bidder.id, authorId: author.accountId, originSocket: author.socketId };
  const notices = change.isUnnoticed ? [] : bidNotices(change, author.accountId);
  for (const notice of notices) {
    if (!isQuiet || isForStaff(notice)) events.push(...(await keepNotice(tx, notice, telling)));
  }
  await emitAll(tx, events);
  return changeId;
}

/** The log's row of a change. */
export function actionOf(
  { accountId, isQuiet = false }: BidAuthor,
  { action, bid, former, bidder, because }: BidChange,
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
    },
  };
}

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
export function bidChanged(
  { socketId, isQuiet }: BidAuthor,
  bid: BidRow,
  { dealerId }: Pick<Bidder, 'dealerId'>,
): NewEvent[] {
  const clientSide = isQuiet ? [] : [bid.account_id, ...(dealerId === null ? [] : [dealerId])];
  const own = clientSide.map(audienceOf.account);
  const data = { bidId: bid.id, lotId: bid.lot_id, accountId: bid.account_id, status: bid.status };
  return [...own, audienceOf.staff].map((audience) => ({
    audience,
    name: 'bid.changed',
    data,
    originSocket: socketId,
  }));
}

/** R54: a won lot takes no bids; that it is won, and no more of it, is known to everybody who sees its kind. */
export function tellWon(tx: Tx, { id, kind }: Pick<LotForBid, 'id' | 'kind'>): Promise<void> {
  return emit(tx, { audience: audienceOf.lots(kind), name: 'lot.won', data: { lotId: id } });
}

/**
 * R50: that somebody else bids too, and no more of it, is known to those who do. It is news to whoever comes to a lot
 * with bidders, and to the other of two: a third neither adds to it nor takes it away. Of several at the same instant
 * none sees the others yet: they are told once all of them stand.
 */
async function biddersChanged(tx: Tx, bid: BidRow, holdsLot: boolean): Promise<NewEvent[]> {
  const isAlone = holdsLot || (await comeAlone(tx, bid.lot_id));
  const others = await readSomeBidders(tx, bid.lot_id, { butFor: bid.account_id, atMost: othersThatMatter });
  const company = { isAlone, others };
  if (areToBeTold(bid, company)) await enqueue(tx, tellBidders, { lotId: bid.lot_id });
  return newsOfBidders(bid, company);
}

/** What is known of a lot to which somebody comes, or that somebody leaves. */
export interface Company {
  isAlone: boolean;
  others: readonly number[];
}

/** All of the lot, by `tellBidders`: of those who stay while several leave, one may be left who still sees the others. */
export function areToBeTold({ status }: BidRow, { isAlone, others }: Company): boolean {
  return !isAlone && (!isOpenBid(status) || others.length < othersThatMatter);
}

export function newsOfBidders(
  { account_id: accountId, lot_id: lotId, status }: BidRow,
  { others }: Company,
): NewEvent[] {
  const othersBid = isOpenBid(status);
  const told = [...(othersBid && others.length > 0 ? [accountId] : []), ...(others.length === 1 ? others : [])];
  return told.map((id) => ({ audience: audienceOf.account(id), name: 'lot.bidders', data: { lotId, othersBid } }));
}
