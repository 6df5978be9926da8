import { maxPriceOf } from '@seri/domain/bids/bid-amount';
import { groupKey } from '@seri/domain/bids/bid-groups';
import { bidStatusCodes, isOpenBid } from '@seri/domain/bids/bid-statuses';
import type { SettlementEnd } from '@seri/domain/settlements/settlement';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Tx } from '../../../../platform/database/database.ts';
import type { LockedLot } from '../../../stock/lots/lot-for-bid.command.ts';
import { releaseCar, reserveCar } from '../../../stock/lots/reserve-car.command.ts';
import { bookPurchase, voidPurchase } from '../../purchases/book-purchase.command.ts';
import { type BidRow, endFormerWin, writeStatus } from '../bid.store.ts';
import type { Bidder } from '../place/bidder.store.ts';
import { type BidAuthor, type PassedOver, tellBid, tellWon } from '../tell/bidding.events.ts';
import { closeFullGroup, endEach } from '../groups/close-group.ts';
import type { LockedBid } from '../locked-bid.ts';
import { lockWaitingOn } from '../settle/waiting-bids.store.ts';

export interface StatusChange {
  bid: BidRow;
  changeId: number;
}

const isWin = ({ status }: Pick<BidRow, 'status'>) => status === bidStatusCodes.won;

interface NewStatus {
  status: number;
  passedOver?: PassedOver | undefined;
  /** R90: why a win is taken back. */
  why?: string | undefined;
  /** R91: the win ends with its purchase, which is settled. */
  settledAs?: SettlementEnd | undefined;
}

/** R57: gives a locked bid its new status, with all consequences. */
export async function changeStatus(
  tx: Tx,
  author: BidAuthor,
  { bid: former, bidder, lot }: Omit<LockedBid, 'now'>,
  { status, passedOver, why, settledAs }: NewStatus,
): Promise<StatusChange> {
  await voidFormerWin(tx, author, { former, lot, status, why, settledAs });
  const isFormerWin = isWin(former) && !isOpenBid(status);
  const written = await (isFormerWin ? endFormerWin : writeStatus)(tx, former, status);
  const bid = isWin(written) ? await bookWin(tx, author, written, lot) : written;
  const action = isWin(bid) ? 'won' : settledAs ? 'settled' : 'status-changed';
  const { names, soldPrice } = lot;
  const news = { action, bid, former, bidder, lot: names, soldPrice, passedOver, why } as const;
  const changeId = await tellBid(tx, author, news);
  await applyConsequences(tx, author, { former, bid, bidder, lot }, changeId);
  return { bid, changeId };
}

/** R61: if a win gets another status, its purchase is voided and refunded. */
async function voidFormerWin(
  tx: Tx,
  { accountId: bookedBy, socketId, isQuiet = false }: BidAuthor,
  { former, lot, status, why, settledAs }: { former: BidRow; lot: LockedLot } & NewStatus,
): Promise<void> {
  if (!isWin(former) || isWin({ status }) || bookedBy === null) return;
  const reason = settledAs ?? (status === bidStatusCodes.blank ? 'cancelled' : 'takenBack');
  await voidPurchase(tx, { bid: former, lot, bookedBy, socketId, isQuiet, reason, why });
}

/**
 * R61: books the purchase of a win whose price is known: of an order its own, of a bid the one that staff entered while
 * it waited. A price above the bid is not booked here, because staff have to confirm it first.
 */
async function bookWin(
  tx: Tx,
  { accountId: bookedBy, socketId, isQuiet = false }: BidAuthor,
  bid: BidRow,
  lot: LockedLot,
): Promise<BidRow> {
  const price = lot.kind === 'stock' ? maxPriceOf(bid) : bid.sold_price;
  if (bookedBy === null || price === null || price > maxPriceOf(bid)) return bid;
  const purchaseId = await bookPurchase(tx, { bid, lot, bookedBy, socketId, isQuiet, price });
  return { ...bid, purchase_id: purchaseId };
}

interface ChangedStatus {
  former: BidRow;
  bid: BidRow;
  bidder: Pick<Bidder, 'id'>;
  lot: LockedLot;
}

/**
 * R54: a win ends the other bids on the lot and, if its group is now full, the bids of the group that can still be
 * withdrawn. A stock car whose order ends is offered again.
 */
export async function applyConsequences(
  tx: Tx,
  { isQuiet = false }: BidAuthor,
  { former, bid, bidder, lot }: ChangedStatus,
  changeId: number,
): Promise<void> {
  if (lot.kind === 'stock' && isOpenBid(former.status) !== isOpenBid(bid.status)) {
    await (isOpenBid(bid.status) ? reserveCar : releaseCar)(tx, lot);
  }
  if (isWin(former) === isWin(bid)) return;
  if (!isQuiet) await tellWon(tx, lot);
  if (!isWin(bid)) return;
  const cause = { because: changeId, isQuiet };
  await endEach(tx, await lockWaitingOn(tx, [lot.id]), 'otherWon', cause);
  if (bid.bid_group) await closeFullGroup(tx, bidder.id, groupKey(bid.held_on as JapanDay, bid.bid_group), cause);
}
