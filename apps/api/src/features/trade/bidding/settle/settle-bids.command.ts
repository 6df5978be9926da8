import { maxPriceOf } from '@seri/domain/bids/bid-amount';
import { groupKey, weekOf } from '@seri/domain/bids/bid-groups';
import { endOfBid } from '@seri/domain/bids/bid-result';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { isOpen } from '@seri/domain/lots/lot-states';
import type { Tx } from '../../../../platform/database/database.ts';
import { enqueue } from '../../../../platform/jobs/job.ts';
import { type LotNames, readLotNames } from '../../../stock/lots/lot-names.query.ts';
import { reserveCar } from '../../../stock/lots/reserve-car.command.ts';
import { moveBid, readOrdered } from '../bid.store.ts';
import { tellMoved } from '../tell/bidding.events.ts';
import { closeMovedGroupJob } from './close-moved-group.ts';
import { endBid } from './end-bid.ts';
import { bidderOf, lockWaitingOn, type WaitingBid } from './waiting-bids.store.ts';

/** A lot that the feed has just changed; its transaction holds the lock. */
export interface SettledLot {
  id: number;
  kind: LotKind;
  status: number;
  sold_price: number | null;
  held_on: string;
  session_id: number | null;
  runs_at: Date;
  /** The session was moved to another time. */
  is_moved?: boolean;
}

/**
 * R54: after a change of lots, ends the waiting bids that cannot have won, and moves the others with their session. It
 * locks no account: ending a bid only frees money, and accounts would have to be locked before the lots. A stock car
 * that is ordered stays reserved, whatever its house still offers.
 */
export async function settleBids(tx: Tx, lots: readonly SettledLot[]): Promise<void> {
  // One transaction may change a lot several times; the last change counts.
  const last = new Map(lots.map((lot) => [lot.id, lot]));
  await keepReserved(tx, [...last.values()]);
  const bids = last.size === 0 ? [] : await lockWaitingOn(tx, [...last.keys()]);
  if (bids.length === 0) return;
  const names = await readLotNames(
    tx,
    bids.flatMap(({ lot_id: id }) => last.get(id) ?? []),
  );
  const groups = new Map<string, MovedGroup>();
  for (const bid of bids) {
    const [lot, name] = [last.get(bid.lot_id), names.get(bid.lot_id)];
    const moved = lot && name && (await settle(tx, bid, lot, name));
    if (moved) groups.set(`${moved.accountId} ${moved.group}`, moved);
  }
  for (const moved of groups.values()) await enqueue(tx, closeMovedGroupJob, moved);
}

interface MovedGroup {
  accountId: number;
  group: string;
}

async function keepReserved(tx: Tx, lots: readonly SettledLot[]): Promise<void> {
  const offered = lots.filter(({ kind, status }) => kind === 'stock' && isOpen(status));
  if (offered.length === 0) return;
  const ordered = await readOrdered(
    tx,
    offered.map(({ id }) => id),
  );
  for (const car of offered)
    if (ordered.has(car.id)) await reserveCar(tx, { id: car.id, day: car.held_on as JapanDay, status: car.status });
}

/** Returns the bid's group in the new week if the feed moved it to another week. */
async function settle(tx: Tx, former: WaitingBid, lot: SettledLot, names: LotNames): Promise<MovedGroup | undefined> {
  const bidder = bidderOf(former);
  const reason = endOfBid(maxPriceOf(former), { status: lot.status, soldPrice: lot.sold_price });
  if (reason) {
    await endBid(tx, { former, bidder, lot: names }, reason, { holdsLot: true });
    return undefined;
  }
  const isElsewhere = former.held_on !== lot.held_on || former.session_id !== lot.session_id;
  const bid = isElsewhere ? await moveBid(tx, former, { day: lot.held_on, sessionId: lot.session_id }) : former;
  if (isElsewhere || lot.is_moved) await tellMoved(tx, { bid, former, bidder, lot: names }, lot.runs_at);
  const [from, to] = [former.held_on as JapanDay, lot.held_on as JapanDay];
  if (bid.bid_group === null || weekOf(from) === weekOf(to)) return undefined;
  return { accountId: bid.account_id, group: groupKey(to, bid.bid_group) };
}
