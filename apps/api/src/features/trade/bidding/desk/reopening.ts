import { maxPriceOf } from '@seri/domain/bids/bid-amount';
import { endOfBid } from '@seri/domain/bids/bid-result';
import { isOpenBid } from '@seri/domain/bids/bid-statuses';
import { japanDay } from '@seri/domain/time/japan-time';
import { isOver } from '@seri/domain/lots/lot-states';
import { refusedReopening, type ReopenRefusal } from '@seri/domain/bids/undo';
import type { Actor } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { allowed, type Judgement } from '../../eligibility/eligibility.query.ts';
import { isWon } from '../bid.store.ts';
import { judgeBidAt } from '../place/judge-exports.ts';
import { readBidFacts } from '../place/bid-facts.read.ts';
import { type BidFigures, figuresOf } from '../place/bid-figures.ts';
import type { LockedBid } from '../locked-bid.ts';
import { openBidOf } from '../place/open-bid-of.ts';

/** R58: checks whether an undo may restore a bid to these figures. */
export async function findReopenRefusal(
  tx: Tx,
  actor: Actor,
  locked: LockedBid,
  figures: BidFigures,
): Promise<ReopenRefusal | undefined> {
  const { bid, bidder, lot, now } = locked;
  const { client, lot: lotFacts } = await readBidFacts(tx, { actor, bidder, lot });
  const isLost = lot.kind === 'stock' ? isOver(lot, japanDay(now)) : await isLostTo(tx, locked, figures);
  const [current, restored] = [openBidOf(locked, figuresOf(bid)), openBidOf(locked, figures)];
  return refusedReopening({ client, lot: { ...lotFacts, isOver: isLost } }, current, restored);
}

/** A lot that has ended is not lost as long as its bids may have won it. */
async function isLostTo(tx: Tx, { lot }: LockedBid, figures: BidFigures): Promise<boolean> {
  if (endOfBid(maxPriceOf(figures), lot)) return true;
  const { won } = await tx.selectNoFrom(isWon(lot.id).as('won')).executeTakeFirstOrThrow();
  return won;
}

/** R96: a bid that an undo reopens, or raises, is judged as if it were placed. */
export async function judgeReopening(tx: Tx, locked: LockedBid, figures: BidFigures): Promise<Judgement> {
  const { bid } = locked;
  const isLess = isOpenBid(bid.status) && maxPriceOf(figures) <= maxPriceOf(bid);
  return isLess || !isOpenBid(figures.status) ? allowed : judgeBidAt(tx, locked, maxPriceOf(figures));
}
