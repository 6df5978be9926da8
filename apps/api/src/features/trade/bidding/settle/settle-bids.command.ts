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
import { closeMovedGroup } from './close-moved-group.ts';
import { endBid } from '../desk/end-bid.ts';
import { bidderOf, lockWaitingOn, type WaitingBid } from './waiting-bids.store.ts';

/** A lot that the feed has just changed, whose lock its transaction holds. */
export interface SettledLot {
  id: number;
  kind: LotKind;
  status: number;
  sold_price: number | null;
  held_on: string;
  session_id: number | null;
  runs_at: Date;
  /** Its session was moved to another time. */
  is_moved?: boolean;
}

/**
 * R54: what a change of lots makes of the bids that wait on them: over, where they cannot have won; with the session to
 * its new time. No account is locked: what ends only frees money, and its order would be the wrong one here. A stock car
 * that is ordered stays so, whatever its house still offers.
 */
export async function settleBids(tx: Tx, lots: readonly SettledLot[]): Promise<void> {
  // Of several changes in one transaction the last one is what holds.
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
  for (const moved of groups.values()) await enqueue(tx, closeMovedGroup, moved);
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

/** Answers the group of another week that a bid has come into. */
async function settle(tx: Tx, former: WaitingBid, lot: SettledLot, names: LotNames): Promise<MovedGroup | undefined> {
  const bidder = bidderOf(former);
  const reason = endOfBid(former.amount + former.adjustment, { status: lot.status, soldPrice: lot.sold_price });
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
