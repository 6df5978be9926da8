import type { BidStatusBody, ChangedBid } from '@seri/contract/trade/bid-desk.schema';
import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { decideStatus } from '@seri/domain/bids/decide-status';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { readBearing } from '../../papers/papers.query.ts';
import { assertVersion, changedAnswer, stateChanged } from '../bid-state.ts';
import { assertCanManage } from '../bidding.policy.ts';
import { changeStatus } from './change-status.ts';
import { deskAuthor } from './desk-author.ts';
import { presentDearer, readDearerBids } from './dearer-bids.read.ts';
import { type LockedBid, lockBidOnLot } from '../locked-bid.ts';
import type { PassedOver } from '../tell/bidding.events.ts';
import { withinCredit } from '../place/within-credit.ts';
import { readWonAt } from './won-at.read.ts';

/**
 * R57: staff set the status of a bid. A win ends the other bids on the lot; taking a win back refunds its purchase.
 * `batch` names the change of many bids that this one is a part of.
 */
export function setStatus(acting: Acting, body: BidStatusBody, batch?: string): Promise<ChangedBid> {
  const { actor } = acting;
  const { bidId, status, version } = body;
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
    if (former.purchase_id !== null && body.reason === undefined) await assertNotBorne(tx, former.purchase_id);
    const passedOver = decision.status === bidStatusCodes.won ? await passOver(tx, acting, locked, body) : undefined;
    const author = { ...deskAuthor(acting, locked), batch };
    const change = () => changeStatus(tx, author, locked, { status: decision.status, passedOver, why: body.reason });
    // Voiding the purchase refunds it, and a bid that waits again holds its amount, which must still be free.
    const { bid, changeId } = await (former.purchase_id ? withinCredit(tx, locked.bidder, change) : change());
    return changedAnswer(actor, { bid, lot }, changeId);
  });
}

/** R90: whoever takes back a win whose purchase is invoiced says why. The lock of the account keeps invoices away meanwhile. */
async function assertNotBorne(tx: Tx, purchaseId: number): Promise<void> {
  const numbers = await readBearing(tx, purchaseId);
  if (numbers.length > 0) throw refusal('REASON_NEEDED', { numbers });
}

/**
 * R57: a win below another client's open bid must be confirmed. Callers that send no version never heard of the
 * question: they pass, and the log says so.
 */
async function passOver(
  tx: Tx,
  { actor }: Acting,
  { bid }: LockedBid,
  { version, confirmed = false }: BidStatusBody,
): Promise<PassedOver | undefined> {
  const dearer = await readDearerBids(tx, bid);
  if (dearer.length === 0) return undefined;
  if (version !== undefined && !confirmed) throw refusal('DEARER_BID', { dearer: presentDearer(actor, dearer) });
  return { bids: dearer.map(({ id }) => id), isConfirmed: confirmed };
}
