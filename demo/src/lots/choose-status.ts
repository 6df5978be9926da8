import { type LotStatusCode, lotStatusCodes } from '@seri/domain/lots/lot-status';
import { drawAt, fractionOf, weighted } from '@seri/drawings/random';

const outcomes = weighted(
  [
    { status: lotStatusCodes.sold, weight: 58 },
    { status: lotStatusCodes.soldByNegotiation, weight: 11 },
    { status: lotStatusCodes.notSold, weight: 22 },
    { status: lotStatusCodes.cancelled, weight: 5 },
    { status: lotStatusCodes.removed, weight: 4 },
  ],
  (outcome) => outcome.weight,
);

/** How a lot ends, from its id alone, so that a vehicle's earlier lots need not be generated. */
export function statusOf(seed: number, lotId: string): LotStatusCode {
  return drawAt(outcomes, fractionOf(seed, lotId, 'outcome')).status;
}
