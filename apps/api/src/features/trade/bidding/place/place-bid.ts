import type { BidBody, PlacedBid } from '@seri/contract/trade/bidding.schema';
import type { Acting } from '../../../../platform/http/acting.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { type Outcome, placeBids } from './place-bids.ts';

/**
 * R50: one bid, for the actor or by staff for a client, in a transaction of its own: how the demonstration bids, and tests.
 * What people send is placed by `BidBatches`.
 */
export function placeBid(acting: Acting, body: BidBody, clientId: number): Promise<PlacedBid> {
  const { actor, socketId } = acting;
  return acting.transaction(async (tx) => {
    const [outcome] = (await placeBids(tx, [{ actor, socketId, body, clientId }])) as [Outcome];
    if (outcome instanceof Refusal) throw outcome;
    return outcome;
  });
}
