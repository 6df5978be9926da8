import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { lockSettledBid } from '../bidding/desk/settled-win.command.ts';
import { findPurchase, lockEnded } from '../purchases/settled-purchase.command.ts';
import { findSettlement } from './settlement.store.ts';
import { assertCanSettleFor } from './settlements.policy.ts';

/** R91: a settlement as it was seen, with all locks that its purchase needs. Nobody else may see it. */
export async function lockSettlement(tx: Tx, acting: Acting, { id, version }: { id: number; version: number }) {
  const found = await findSettlement(tx, id);
  const kept = found && (await findPurchase(tx, found.purchase_id));
  if (!found || !kept) throw refusal('NOT_FOUND');
  const locked = await lockSettledBid(tx, acting, kept.bid_id);
  assertCanSettleFor(acting.actor, locked.bidder);
  const purchase = await lockEnded(tx, found.purchase_id);
  // Read again: it may have changed before the locks were held.
  const settlement = await findSettlement(tx, id);
  if (settlement?.version !== version) throw refusal('STATE_CHANGED');
  return { settlement, purchase, locked };
}
