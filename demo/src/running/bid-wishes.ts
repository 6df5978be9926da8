import { leastAmount } from '@seri/domain/bids/bid-amount';
import { minute } from '@seri/domain/time/japan-time';
import { marketOf, toStep } from '../lots/estimate-price.ts';
import { originOf } from '../lots/trace-vehicle.ts';
import { createRandom, type Random, weighted } from '@seri/drawings/random';

/** A coming lot of the house round the clock. */
export interface ComingLot {
  /** The id of the lot in the demonstration, such as its feed names it. */
  name: string;
  startPrice: number | null;
  step: number;
  startsAt: Date;
}

/** The amount a regular wants to bid on a lot by now; null once it has changed its mind. */
export interface Wish {
  regular: number;
  amount: number | null;
}

/** Regulars look at a lot this long before its session. */
export const looksAhead = 25 * minute;
/** A little before cancelling and bidding close. */
const [lastCancel, lastBid] = [2.3 * minute, 1.3 * minute];
const wishCounts = weighted([0, 1, 2, 3], (count) => [15, 30, 35, 20][count] ?? 0);

/**
 * The regulars' wishes for a lot. They depend on the seed, the lot and the time alone, so a new worker continues
 * where the last one stopped.
 */
export function wishesOf(seed: number, lot: ComingLot, regulars: number, now: Date): readonly Wish[] {
  const random = createRandom(seed, lot.name, 'wishes');
  const wanted = Array.from({ length: random.draw(wishCounts) }, () => wishOf(random, seed, lot, regulars, now));
  const first = new Map(wanted.toReversed().map((wish) => [wish.regular, wish]));
  return [...first.values()].filter(({ isDue }) => isDue).map(({ regular, amount }) => ({ regular, amount }));
}

/** Draws every number whether it is due or not, since later draws depend on the sequence. */
function wishOf(random: Random, seed: number, lot: ComingLot, regulars: number, now: Date) {
  const left = lot.startsAt.getTime() - now.getTime();
  const regular = random.integer(0, regulars - 1);
  const opened = random.between(lastBid, looksAhead);
  const offer = offerFor(random, seed, lot);
  const change = random.fraction();
  const changed = random.between(Math.min(lastCancel, opened), opened);
  const more = random.integer(1, 6) * lot.step;
  const isChanged = left <= changed;
  const amount = isChanged && change < 0.3 ? offer + more : offer;
  const isGone = isChanged && change > 0.9 && changed > lastCancel;
  return { regular, amount: isGone ? null : amount, isDue: left <= opened };
}

/** About a third of the offers reach the market price. */
function offerFor(random: Random, seed: number, lot: ComingLot): number {
  const { name, startPrice, step } = lot;
  const market = marketOf(seed, originOf(seed, name), startPrice ?? step);
  return Math.max(leastAmount(lot), toStep(market * random.between(0.84, 1.06), step));
}
