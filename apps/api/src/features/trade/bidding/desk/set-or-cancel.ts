import type { BidStatusBody, ChangedBid } from '@seri/contract/trade/bid-desk.schema';
import type { Acting } from '../../../../platform/http/acting.ts';
import { maySetStatuses } from '../bidding.policy.ts';
import { cancelBid } from './cancel-bid.ts';
import { setStatus } from './set-status.ts';

/** R52, R57: one call for both: who may set statuses sets any of them; everybody else can only cancel a bid. */
export function setOrCancel(acting: Acting, body: BidStatusBody): Promise<ChangedBid> {
  return maySetStatuses(acting.actor) ? setStatus(acting, body) : cancelBid(acting, body);
}
