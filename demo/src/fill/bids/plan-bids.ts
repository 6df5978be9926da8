import { leastAmount } from '@seri/domain/bids/bid-amount';
import { bidTypes } from '@seri/domain/bids/bid-types';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { fractionOf } from '@seri/drawings/random';
import { stepsOf } from './bid-steps.ts';
import { type BidStory, type LotState, stateFor, type StoryEnd } from './bid-story.ts';
import type { Candidate } from './candidates.read.ts';
import { type Bidder, placedAt, type PlannedBid, winOf, winOfGroup } from './planned-bid.ts';
import { comingWeek, isPossible } from './possible-bids.ts';

/** Finds each story a lot that it can have happened on; one that finds none is left out. */
export function planBids(bidders: readonly Bidder[], lots: readonly Candidate[], now: Date): readonly PlannedBid[] {
  const planned: PlannedBid[] = [];
  const coming = comingWeek(lots, now);
  const plan = (isRival: boolean) => {
    for (const bidder of bidders) {
      for (const story of bidder.stories.filter(({ end }) => (end === 'otherWon') === isRival)) {
        const bid = planBid({ planned, lots, coming, now }, bidder, story);
        if (bid) planned.push(bid);
      }
    }
  };
  plan(false);
  // A rival needs somebody who has won.
  plan(true);
  return planned;
}

interface Plan {
  planned: readonly PlannedBid[];
  lots: readonly Candidate[];
  coming: JapanDay;
  now: Date;
}

function planBid(plan: Plan, bidder: Bidder, story: BidStory): PlannedBid | undefined {
  const own = plan.planned.filter((bid) => bid.bidder === bidder);
  const options = story.end === 'otherWon' ? lostLots(plan.planned, own) : freeLots(plan);
  for (const { lot, winner } of options) {
    if (lot.kind !== story.kind || lot.state !== stateOf(story)) continue;
    const bid = bidOn(plan.now, bidder, story, { lot, rival: winner ?? winOfGroup(own, story) });
    if (bid && isPossible(plan, own, bid)) return bid;
  }
  return undefined;
}

function stateOf({ kind, end, isComing }: BidStory): LotState {
  if (kind === 'stock') return 'stock';
  return isComing ? 'coming' : stateFor[end];
}

interface Option {
  lot: Candidate;
  winner?: PlannedBid;
}

function freeLots({ planned, lots }: Plan): readonly Option[] {
  const taken = new Set(planned.map(({ lot }) => lot.id));
  return lots.filter(({ id }) => !taken.has(id)).map((lot) => ({ lot }));
}

/** Won by others. */
function lostLots(planned: readonly PlannedBid[], own: readonly PlannedBid[]): readonly Option[] {
  const known = new Set(own.map(({ lot }) => lot.id));
  const wins = planned.filter(({ lot, steps, adjustment }) => adjustment === 0 && !known.has(lot.id) && winOf(steps));
  return wins.map((winner) => ({ lot: winner.lot, winner }));
}

function bidOn(
  now: Date,
  bidder: Bidder,
  story: BidStory,
  { lot, rival }: { lot: Candidate; rival: PlannedBid | undefined },
): PlannedBid | undefined {
  const share = fractionOf(bidder.email, lot.id, 'bid') + (story.end === 'groupFull' ? daysEarlier : 0);
  const amount = story.end === 'otherWon' ? rival?.amount : amountOf(story, lot, share);
  const wonAt = rival && winOf(rival.steps)?.at;
  if (amount === undefined || (byWin.has(story.end) && !wonAt)) return undefined;
  const steps = stepsOf(story, lot, { amount, share, now, endedAt: wonAt ?? lot.endedAt });
  // Of equal amounts the earlier one has won.
  if (story.end === 'otherWon' && rival && placedAt(steps) <= placedAt(rival.steps)) return undefined;
  const types = Object.values(bidTypes);
  const bidType = bidder.hasTypes && lot.kind !== 'stock' ? (types[lot.id % types.length] ?? null) : null;
  return { bidder, lot, story, amount, adjustment: story.adjustment ?? 0, bidType, steps };
}

/** Placed before another day's win. */
const daysEarlier = 1.5;

/** Ended by the win of another bid. */
const byWin: ReadonlySet<StoryEnd> = new Set(['otherWon', 'groupFull']);

/** What fits the end: a win has paid no less than the price, who was outbid offered less. */
function amountOf({ end, adjustment = 0 }: BidStory, lot: Candidate, share: number): number | undefined {
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
