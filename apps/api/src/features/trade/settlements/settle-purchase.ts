import { type Done, success } from '@seri/contract/common.schema';
import type { CancelBody, ResellBody } from '@seri/contract/trade/settlements.schema';
import type { SettlementEnd } from '@seri/domain/settlements/settlement';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { endWin, lockSettledBid } from '../bidding/desk/settled-win.command.ts';
import { findPurchase, lockStanding } from '../purchases/settled-purchase.command.ts';
import { bookSettlement, type PlannedSettlement } from './book-settlement.command.ts';
import { assertCanSettleFor } from './settlements.policy.ts';

/** R91: a purchase that is cancelled: what was booked is given back, and these lines are booked instead. */
export function cancelPurchase(acting: Acting, body: CancelBody): Promise<Done> {
  return settlePurchase(acting, 'cancelled', { ...body, resale: null });
}

/** R91: a purchase whose car was sold again. */
export function resellPurchase(acting: Acting, body: ResellBody): Promise<Done> {
  const { resoldOn, resoldAt, resoldFor, ...rest } = body;
  return settlePurchase(acting, 'resold', { ...rest, reason: null, resale: { resoldOn, resoldAt, resoldFor } });
}

type PlannedEnd = PlannedSettlement & Pick<CancelBody, 'purchaseId' | 'version'>;

function settlePurchase(acting: Acting, end: SettlementEnd, planned: PlannedEnd): Promise<Done> {
  const { purchaseId, version } = planned;
  return acting.transaction(async (tx) => {
    const found = await findPurchase(tx, purchaseId);
    if (!found) throw refusal('NOT_FOUND');
    const locked = await lockSettledBid(tx, acting, found.bid_id);
    assertCanSettleFor(acting.actor, locked.bidder);
    const standing = await lockStanding(tx, { id: purchaseId, version });
    const author = { bookedBy: acting.actor.accountId, socketId: acting.socketId, names: locked.lot.names };
    await bookSettlement(tx, { ...author, ...standing, end, ...planned }, () => endWin(tx, acting, locked, end));
    return success;
  });
}
