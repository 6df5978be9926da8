import type { BidStatusBody, ChangedBid } from '@seri/contract/trade/bid-desk.schema';
import type { Acting } from '../../../../platform/http/acting.ts';
import type { Studio } from '../../../../platform/studio/studio.ts';
import { assertSignsPrintable } from '../../papers/printing.query.ts';
import { maySetStatuses } from '../bidding.policy.ts';
import { cancelBid } from './cancel-bid.ts';
import { setStatus } from './set-status.ts';

/** R52, R57: one call for both: who may set statuses sets any of them; everybody else can only cancel a bid. */
export async function setOrCancel(acting: Acting, maker: Studio, body: BidStatusBody): Promise<ChangedBid> {
  if (!maySetStatuses(acting.actor)) return cancelBid(acting, body);
  if (body.reason !== undefined) await assertSignsPrintable(maker, body.reason);
  return setStatus(acting, body);
}
