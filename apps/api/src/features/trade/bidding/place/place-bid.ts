import type { BidBody, PlacedBid } from '@seri/contract/trade/bidding.schema';
import type { Acting } from '../../../../platform/http/acting.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { type BidOutcome, placeBids } from './place-bids.ts';

/** R50: places one bid in its own transaction, for the demonstration and tests. HTTP calls go through `BidBatches`. */
export function placeBid(acting: Acting, body: BidBody, clientId: number): Promise<PlacedBid> {
  const { actor, socketId } = acting;
  return acting.transaction(async (tx) => {
    const [outcome] = (await placeBids(tx, [{ actor, socketId, body, clientId }])) as [BidOutcome];
    if (outcome instanceof Refusal) throw outcome;
    return outcome;
  });
}
