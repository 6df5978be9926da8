import type { BidStatusBody, ChangedBid } from '@seri/contract/trade/bid-desk.schema';
import { decideCancel } from '@seri/domain/bids/bid-decision';
import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { japanDay } from '@seri/domain/time/japan-time';
import { isOver } from '@seri/domain/lots/lot-states';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { releaseCar } from '../../../stock/lots/reserve-car.command.ts';
import { writeStatus } from '../bid.store.ts';
import { assertVersion, changedAnswer } from '../bid-state.ts';
import { tellBid } from '../tell/bidding.events.ts';
import { assertCanCancelFor } from '../bidding.policy.ts';
import { deskAuthor } from './desk-author.ts';
import { lockBidOnLot } from '../locked-bid.ts';
import { refusalFrom } from '../refusal-from.ts';

/** R52: cancels a bid, by its client or by staff for the client. A stock car that was ordered is offered again. */
export function cancelBid(acting: Acting, { bidId, status, version }: BidStatusBody): Promise<ChangedBid> {
  const { actor } = acting;
  return acting.transaction(async (tx) => {
    const locked = await lockBidOnLot(tx, bidId);
    const { bid: former, bidder, lot, now } = locked;
    assertCanCancelFor(actor, bidder);
    if (status !== bidStatusCodes.cancelled) throw refusal('FORBIDDEN');
    assertVersion(actor, locked, version);
    const decision = decideCancel({
      now,
      status: former.status,
      deadlines: lot.deadlines,
      cancellingClosesMinutes: lot.cancellingClosesMinutes,
      isStock: lot.kind === 'stock',
      isOver: isOver(lot, japanDay(now)),
      isBound: !actor.permissions.bidManageStatus,
    });
    if ('refuse' in decision) throw refusalFrom(decision);
    const bid = await writeStatus(tx, former, decision.status);
    if (lot.kind === 'stock') await releaseCar(tx, lot);
    await tellBid(tx, deskAuthor(acting, locked), { action: 'cancelled', bid, former, bidder, lot: lot.names });
    return changedAnswer(actor, { bid, lot }, null);
  });
}
