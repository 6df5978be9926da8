import type { AutoBidBody, ChangedBid } from '@seri/contract/trade/bid-desk.schema';
import type { Acting } from '../../../../platform/http/acting.ts';
import { writeAutoBid } from '../bid.store.ts';
import { changeOnDesk } from './change-on-desk.ts';

/** R59: hands a bid to the bidding robot of the house, or takes it back. */
export function setAutoBid(acting: Acting, body: AutoBidBody): Promise<ChangedBid> {
  return changeOnDesk(acting, { ...body, action: 'auto-bid', right: 'setAutoBid' }, async (tx, { bid }) =>
    body.autoBid === bid.auto_bid ? bid : writeAutoBid(tx, bid, body.autoBid),
  );
}
