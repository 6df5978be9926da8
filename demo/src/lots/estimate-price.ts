import { fractionOf } from '@seri/drawings/random';
import type { Origin } from './trace-vehicle.ts';

/** Price factors by month: dealers stock up before spring; few buy in August and December. */
const seasons = [1, 1.02, 1.05, 1.03, 1, 1, 1, 0.95, 1.01, 1, 0.99, 0.95] as const;
/** The owner's price drops by this factor each time the vehicle comes back. */
const patience = 0.9;

export function startPriceOf(seed: number, origin: Origin, market: number, bidStep: number): number {
  const season = seasons[Number(origin.idParts.date.slice(5, 7)) - 1] ?? 1;
  return toStep(market * season * openingShare(seed, origin), bidStep);
}

/** The market price, derived from the start price, so that a result needs only its lot. */
export function marketOf(seed: number, origin: Origin, startPrice: number): number {
  return startPrice / openingShare(seed, origin);
}

export function toStep(yen: number, bidStep: number): number {
  return Math.max(bidStep, Math.round(yen / bidStep) * bidStep);
}

/** Sellers open well below the market to attract bidders. */
function openingShare(seed: number, { lotId, times }: Origin): number {
  return (0.45 + 0.35 * fractionOf(seed, lotId, 'opening')) * patience ** times;
}
