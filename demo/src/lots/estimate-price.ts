import { fractionOf } from '@seri/drawings/random';
import type { Origin } from './trace-vehicle.ts';

/** By month: dealers stock up before spring; in August and in December few buy. */
const seasons = [1, 1.02, 1.05, 1.03, 1, 1, 1, 0.95, 1.01, 1, 0.99, 0.95] as const;
/** What an owner still asks, each time the vehicle comes back. */
const patience = 0.9;

export function startPriceOf(seed: number, origin: Origin, market: number, bidStep: number): number {
  const season = seasons[Number(origin.place.date.slice(5, 7)) - 1] ?? 1;
  return toStep(market * season * askedShare(seed, origin), bidStep);
}

/** From the start price back to what the trade pays, so that a result needs nothing but its lot. */
export function marketOf(seed: number, origin: Origin, startPrice: number): number {
  return startPrice / askedShare(seed, origin);
}

export function toStep(yen: number, bidStep: number): number {
  return Math.max(bidStep, Math.round(yen / bidStep) * bidStep);
}

/** Sellers open well below the market to draw bidders in. */
function askedShare(seed: number, { lotId, times }: Origin): number {
  return (0.45 + 0.35 * fractionOf(seed, lotId, 'opening')) * patience ** times;
}
