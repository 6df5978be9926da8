import type { BidStatusBody } from '@seri/contract/bidding.schema';
import { type Done, success } from '@seri/contract/common.schema';
import { decideCancel } from '@seri/domain/bid-decision';
import { bidStatusCodes } from '@seri/domain/bid-statuses';
import { japanDay } from '@seri/domain/japan-time';
import { isOver } from '@seri/domain/lot-states';
import { nowOf } from '../../platform/database/transaction.ts';
import type { Acting } from '../../platform/http/acting.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { lockLotForBid } from '../lots/lot-for-bid.command.ts';
import { releaseCar } from '../lots/reserve-car.command.ts';
import { findBid, lockBid, writeStatus } from './bid.store.ts';
import { lockBidder } from './bidder.store.ts';
import { tellBid } from './bidding.events.ts';
import { assertCanCancelFor } from './bidding.policy.ts';
import { refuseBid } from './refuse-bid.ts';

/** R52: takes a bid back; staff do so for a client. A stock car that was ordered is offered again. */
export function cancelBid(acting: Acting, { bidId, status }: BidStatusBody): Promise<Done> {
  const { actor, socketId } = acting;
  return acting.transaction(async (tx) => {
    const { account_id: clientId, lot_id: lotId } = await findBid(tx, bidId);
    const bidder = await lockBidder(tx, clientId);
    assertCanCancelFor(actor, bidder);
    if (status !== bidStatusCodes.cancelled) throw refusal('FORBIDDEN');
    const lot = await lockLotForBid(tx, lotId);
    const former = await lockBid(tx, bidId);
    const now = await nowOf(tx);
    const decision = decideCancel({
      now,
      status: former.status,
      deadlines: lot.deadlines,
      cancellingClosesMinutes: lot.cancellingClosesMinutes,
      isOver: lot.kind !== 'stock' && isOver(lot, japanDay(now)),
      isBound: !actor.permissions.bidManageStatus,
    });
    if ('refuse' in decision) throw refuseBid(decision);
    const bid = await writeStatus(tx, former, decision.status);
    if (lot.kind === 'stock') await releaseCar(tx, lot);
    await tellBid(
      tx,
      { accountId: actor.accountId, socketId },
      { action: 'cancelled', bid, former, bidder, lot: lot.names },
    );
    return success;
  });
}
