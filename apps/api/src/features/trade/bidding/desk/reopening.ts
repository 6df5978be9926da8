import { endOfBid } from '@seri/domain/bids/bid-result';
import { japanDay } from '@seri/domain/time/japan-time';
import { isOver } from '@seri/domain/lots/lot-states';
import { refusedReopening, type ReopenRefusal } from '@seri/domain/bids/undo';
import type { Actor } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { isWon } from '../bid.store.ts';
import { readBidFacts } from '../place/bid-facts.read.ts';
import { type BidFigures, figuresOf } from '../place/bid-figures.ts';
import type { LockedBid } from '../locked-bid.ts';
import { placedOf } from '../place/placed-of.ts';

/** R58: what stands in the way of a bid being as it was. */
export async function findReopenRefusal(
  tx: Tx,
  actor: Actor,
  locked: LockedBid,
  figures: BidFigures,
): Promise<ReopenRefusal | undefined> {
  const { bid, bidder, lot, now } = locked;
  const { client, lot: placedLot } = await readBidFacts(tx, { actor, bidder, lot });
  const isLost = lot.kind === 'stock' ? isOver(lot, japanDay(now)) : await isLostTo(tx, locked, figures);
  const [is, was] = [placedOf(locked, figuresOf(bid)), placedOf(locked, figures)];
  return refusedReopening({ client, lot: { ...placedLot, isOver: isLost } }, is, was);
}

/** A lot that has ended may still be ours: its bids wait for their result. */
async function isLostTo(tx: Tx, { lot }: LockedBid, { amount, adjustment }: BidFigures): Promise<boolean> {
  if (endOfBid(amount + adjustment, lot)) return true;
  const { won } = await tx.selectNoFrom(isWon(lot.id).as('won')).executeTakeFirstOrThrow();
  return won;
}
