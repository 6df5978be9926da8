import { leastAmount } from '@seri/domain/bids/bid-amount';
import { bidTypes } from '@seri/domain/bids/bid-types';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { fractionOf } from '@seri/drawings/random';
import { stepsOf } from './bid-steps.ts';
import { mayGo } from '../destinations.ts';
import { type BidStory, type LotState, stateFor, type StoryEnd } from './bid-story.ts';
import type { CandidateLot } from './candidates.read.ts';
import { type PlannedBidder, placedAt, type PlannedBid, winOf, winOfGroup } from './planned-bid.ts';
import { firstComingWeek, isPossible } from './possible-bids.ts';

/** Assigns each story a lot on which it could have happened, and drops stories without one. */
export function planBids(
  bidders: readonly PlannedBidder[],
  lots: readonly CandidateLot[],
  now: Date,
): readonly PlannedBid[] {
  const planned: PlannedBid[] = [];
  const coming = firstComingWeek(lots, now);
  const plan = (isRival: boolean) => {
    for (const bidder of bidders) {
      for (const story of bidder.stories.filter(({ end }) => (end === 'otherWon') === isRival)) {
        const bid = planBid({ planned, lots, coming, now }, bidder, story);
        if (bid) planned.push(bid);
      }
    }
  };
  plan(false);
  // Rival stories come second: they need a bid that has won.
  plan(true);
  return planned;
}

interface PlanState {
  planned: readonly PlannedBid[];
  lots: readonly CandidateLot[];
  coming: JapanDay;
  now: Date;
}

function planBid(plan: PlanState, bidder: PlannedBidder, story: BidStory): PlannedBid | undefined {
  const own = plan.planned.filter((bid) => bid.bidder === bidder);
  const options = story.end === 'otherWon' ? lostLots(plan.planned, own) : freeLots(plan);
  for (const { lot, winner } of options) {
    if (lot.kind !== story.kind || lot.state !== stateOf(story) || !mayGo(bidder.email, lot)) continue;
    const bid = bidOn(plan.now, bidder, story, { lot, rival: winner ?? winOfGroup(own, story) });
    if (bid && isPossible(plan, own, bid)) return bid;
  }
  return undefined;
}

function stateOf({ kind, end, isComing }: BidStory): LotState {
  if (kind === 'stock') return 'stock';
  return isComing ? 'coming' : stateFor[end];
}

interface LotOption {
  lot: CandidateLot;
  winner?: PlannedBid;
}

function freeLots({ planned, lots }: PlanState): readonly LotOption[] {
  const taken = new Set(planned.map(({ lot }) => lot.id));
  return lots.filter(({ id }) => !taken.has(id)).map((lot) => ({ lot }));
}

function lostLots(planned: readonly PlannedBid[], own: readonly PlannedBid[]): readonly LotOption[] {
  const known = new Set(own.map(({ lot }) => lot.id));
  const wins = planned.filter(({ lot, steps, adjustment }) => adjustment === 0 && !known.has(lot.id) && winOf(steps));
  return wins.map((winner) => ({ lot: winner.lot, winner }));
}

function bidOn(
  now: Date,
  bidder: PlannedBidder,
  story: BidStory,
  { lot, rival }: { lot: CandidateLot; rival: PlannedBid | undefined },
): PlannedBid | undefined {
  const share = fractionOf(bidder.email, lot.id, 'bid') + (story.end === 'groupFull' ? daysEarlier : 0);
  const amount = story.end === 'otherWon' ? rival?.amount : amountOf(story, lot, share);
  const wonAt = rival && winOf(rival.steps)?.at;
  if (amount === undefined || (byWin.has(story.end) && !wonAt)) return undefined;
  const steps = stepsOf(story, lot, { amount, share, now, endedAt: wonAt ?? lot.endedAt });
  // Among equal amounts the earlier bid wins.
  if (story.end === 'otherWon' && rival && placedAt(steps) <= placedAt(rival.steps)) return undefined;
  const types = Object.values(bidTypes);
  const bidType = bidder.hasTypes && lot.kind !== 'stock' ? (types[lot.id % types.length] ?? null) : null;
  return { bidder, lot, story, amount, adjustment: story.adjustment ?? 0, bidType, steps };
}

/** Moves a bid so early that it precedes a win on another day. */
const daysEarlier = 1.5;

/** The win of another bid ends these. */
const byWin: ReadonlySet<StoryEnd> = new Set(['otherWon', 'groupFull']);

/** The amount that fits the end: a winner offered at least the sold price, a losing bidder less. */
function amountOf({ end, adjustment = 0 }: BidStory, lot: CandidateLot, share: number): number | undefined {
  if (lot.kind === 'stock') return lot.startPrice ?? undefined;
  const least = leastAmount(lot);
  const onStep = (yen: number) => Math.max(least, Math.ceil(yen / lot.step) * lot.step);
  const sold = lot.soldPrice;
  if (sold !== null && (end === 'won' || end === 'blank')) return onStep((sold - adjustment) * (1.01 + 0.05 * share));
  if (sold !== null && end === 'soldForMore') {
    const amount = Math.max(least, Math.floor((sold * (0.82 + 0.16 * share)) / lot.step) * lot.step);
    return amount + adjustment < sold ? amount : undefined;
  }
  return onStep(least * (1.02 + 0.1 * share));
}
