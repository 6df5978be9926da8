import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import type { SettlementEnd } from '@seri/domain/settlements/settlement';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { writeFigures } from '../bid.store.ts';
import { assertCanManage } from '../bidding.policy.ts';
import { type LockedBid, lockBidOnLot } from '../locked-bid.ts';
import type { BidFigures } from '../place/bid-figures.ts';
import { refusalFrom } from '../refusal-from.ts';
import { tellBid } from '../tell/bidding.events.ts';
import { applyConsequences, changeStatus } from './change-status.ts';
import { findReopenRefusal } from './reopening.ts';

/** R91: locks account, session, lot and bid of a purchase, for staff who may see its client. */
export async function lockSettledBid(tx: Tx, { actor }: Acting, bidId: number): Promise<LockedBid> {
  const locked = await lockBidOnLot(tx, bidId, true);
  assertCanManage(actor, locked.bidder);
  return locked;
}

/** R91: the win becomes blank, and its purchase void; everything that was booked for it is given back. */
export async function endWin(
  tx: Tx,
  { actor: { accountId }, socketId }: Acting,
  locked: LockedBid,
  settledAs: SettlementEnd,
): Promise<void> {
  await changeStatus(tx, { accountId, socketId }, locked, { status: bidStatusCodes.blank, settledAs });
}

interface EndedWin {
  /** The change of the bid by which it was settled. */
  id: number;
  from: BidFigures;
}

/**
 * R91: the win as it was before the settlement, if nobody has won the lot since, and nothing else has changed it. Its amount must
 * be free, so its price is not booked again before this.
 */
export async function findRestorable(tx: Tx, { actor }: Acting, locked: LockedBid): Promise<EndedWin> {
  const win = await findSettling(tx, locked.bid);
  if (!win) throw refusal('STATE_CHANGED');
  const refused = await findReopenRefusal(tx, actor, locked, win.from);
  if (refused) throw refusalFrom(refused);
  return win;
}

/** R91: the bid is won again. The caller has linked its purchase again. */
export async function restoreWin(
  tx: Tx,
  { actor, socketId }: Acting,
  locked: LockedBid,
  { id: because, from }: EndedWin,
): Promise<void> {
  const { bid: former, bidder, lot } = locked;
  const bid = await writeFigures(tx, former, from);
  const author = { accountId: actor.accountId, socketId };
  const news = { action: 'restored', bid, former, bidder, lot: lot.names, because } as const;
  await applyConsequences(tx, author, { former, bid, bidder, lot }, await tellBid(tx, author, news));
}

async function findSettling(tx: Tx, { id, version }: LockedBid['bid']): Promise<EndedWin | undefined> {
  const { rows } = await sql<EndedWin>`
    select id, detail -> 'from' as from from action_log
    where subject = ${`bid:${id}`} and action = 'bid.settled' and (detail ->> 'version')::integer = ${version}`.execute(
    tx,
  );
  return rows[0];
}
