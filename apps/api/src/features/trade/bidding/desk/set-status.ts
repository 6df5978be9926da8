import type { BidStatusBody, ChangedBid } from '@seri/contract/trade/bid-desk.schema';
import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { decideStatus } from '@seri/domain/people/staff-status';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { assertSeen, changed, stateChanged } from '../bid-state.ts';
import { assertCanManage } from '../bidding.policy.ts';
import { changeStatus } from './change-status.ts';
import { deskAuthor } from './desk-author.ts';
import { lockBidOnLot } from '../locked-bid.ts';
import { withinCredit } from '../place/within-credit.ts';
import { readWonAt } from './won-at.read.ts';

/** R57: what staff make of a bid. A win ends the other bids on the lot; one that is taken back gives its money back. */
export function setStatus(acting: Acting, { bidId, status, version }: BidStatusBody): Promise<ChangedBid> {
  const { actor } = acting;
  return acting.transaction(async (tx) => {
    // Alone with the lot: no bid comes to it that a win would not end, and a second win finds its bid ended.
    const locked = await lockBidOnLot(tx, bidId, status === bidStatusCodes.won);
    assertCanManage(actor, locked.bidder);
    assertSeen(actor, locked, version);
    const { bid: former, lot, now } = locked;
    const wonAt = former.status === bidStatusCodes.won ? await readWonAt(tx, bidId) : null;
    const decision = decideStatus({ now, from: former.status, to: status, wonAt });
    if ('refuse' in decision) {
      throw decision.refuse === 'STATE_CHANGED' ? stateChanged(actor, locked) : refusal(decision.refuse);
    }
    const change = () => changeStatus(tx, deskAuthor(acting, locked), locked, decision.status);
    // What its purchase cost comes back, and the bid holds its amount again.
    const { bid, changeId } = await (former.purchase_id ? withinCredit(tx, locked.bidder, change) : change());
    return changed(actor, { bid, lot }, changeId);
  });
}
