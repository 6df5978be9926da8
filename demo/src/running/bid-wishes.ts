import { leastAmount } from '@seri/domain/bids/bid-amount';
import { minute } from '@seri/domain/time/japan-time';
import { marketOf, toStep } from '../lots/estimate-price.ts';
import { originOf } from '../lots/trace-vehicle.ts';
import { createRandom, type Random, weighted } from '@seri/drawings/random';

/** A lot of the house round the clock that is yet to come. */
export interface ComingLot {
  /** Of the demonstration. */
  name: string;
  startPrice: number | null;
  step: number;
  startsAt: Date;
}

/** What a regular wants to have on a lot by now; nothing any more where it has thought better of it. */
export interface Wish {
  regular: number;
  amount: number | null;
}

/** So long before a session the first of them look at it. */
export const looksAhead = 25 * minute;
/** A little before cancelling and bidding close there. */
const [lastCancel, lastBid] = [2.3 * minute, 1.3 * minute];
const howMany = weighted([0, 1, 2, 3], (count) => [15, 30, 35, 20][count] ?? 0);

/** What regulars want on a lot, the same whenever it is asked: so that a worker that starts goes on where one left. */
export function wishesOf(seed: number, lot: ComingLot, regulars: number, now: Date): readonly Wish[] {
  const random = createRandom(seed, lot.name, 'wishes');
  const wanted = Array.from({ length: random.draw(howMany) }, () => wishOf(random, seed, lot, regulars, now));
  const first = new Map(wanted.toReversed().map((wish) => [wish.regular, wish]));
  return [...first.values()].filter(({ isDue }) => isDue).map(({ regular, amount }) => ({ regular, amount }));
}

/** All is drawn, whether its time has come or not: what comes next depends on it. */
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

/** They know the trade, but not what the others pay: about a third of them offers enough. */
function offerFor(random: Random, seed: number, lot: ComingLot): number {
  const { name, startPrice, step } = lot;
  const market = marketOf(seed, originOf(seed, name), startPrice ?? step);
  return Math.max(leastAmount(lot), toStep(market * random.between(0.84, 1.06), step));
}
