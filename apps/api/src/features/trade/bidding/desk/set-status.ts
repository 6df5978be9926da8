import type { BidStatusBody, ChangedBid } from '@seri/contract/trade/bid-desk.schema';
import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { decideStatus } from '@seri/domain/bids/decide-status';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { assertVersion, changedAnswer, stateChanged } from '../bid-state.ts';
import { assertCanManage } from '../bidding.policy.ts';
import { changeStatus } from './change-status.ts';
import { deskAuthor } from './desk-author.ts';
import { lockBidOnLot } from '../locked-bid.ts';
import { withinCredit } from '../place/within-credit.ts';
import { readWonAt } from './won-at.read.ts';

/** R57: staff set the status of a bid. A win ends the other bids on the lot; taking a win back refunds its purchase. */
export function setStatus(acting: Acting, { bidId, status, version }: BidStatusBody): Promise<ChangedBid> {
  const { actor } = acting;
  return acting.transaction(async (tx) => {
    // A win locks the lot exclusively: it ends every other bid, and a second win at the same time finds its bid ended.
    const locked = await lockBidOnLot(tx, bidId, status === bidStatusCodes.won);
    assertCanManage(actor, locked.bidder);
    assertVersion(actor, locked, version);
    const { bid: former, lot, now } = locked;
    const wonAt = former.status === bidStatusCodes.won ? await readWonAt(tx, bidId) : null;
    const decision = decideStatus({ now, from: former.status, to: status, wonAt });
    if ('refuse' in decision) {
      throw decision.refuse === 'STATE_CHANGED' ? stateChanged(actor, locked) : refusal(decision.refuse);
    }
    const change = () => changeStatus(tx, deskAuthor(acting, locked), locked, decision.status);
    // Voiding the purchase refunds it, and a bid that waits again holds its amount, which must still be free.
    const { bid, changeId } = await (former.purchase_id ? withinCredit(tx, locked.bidder, change) : change());
    return changedAnswer(actor, { bid, lot }, changeId);
  });
}
