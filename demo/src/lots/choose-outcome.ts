import { type LotStatusCode, lotStatusCodes } from '@seri/domain/lots/lot-status';
import { createRandom, type Random } from '@seri/drawings/random';
import { statusOf } from './choose-status.ts';
import { marketOf, toStep } from './estimate-price.ts';
import { demoHouses } from './houses.data.ts';
import { parseLotId } from './lot-id.ts';
import { originOf } from './trace-vehicle.ts';
import type { DemoLotRow } from './vehicle.ts';

/** The fields that decide the outcome; a lot read from the database has them too. */
export type EndingLot = Pick<DemoLotRow, 'id' | 'runsAt' | 'startPrice'>;

export interface Outcome {
  status: LotStatusCode;
  soldPrice?: number;
  endedAt: string;
  /** The house's printed reason for a cancelled or removed lot. */
  reason?: string;
}

const second = 1000;
const minute = 60 * second;
const bidSteps = new Map(demoHouses.map((house) => [house.code, house.bidStep]));

const reasons: Readonly<Partial<Record<LotStatusCode, readonly string[]>>> = {
  [lotStatusCodes.cancelled]: [
    'Cancelled by the seller',
    'Sold before the auction',
    'Documents not ready',
    'Entry fee not paid',
  ],
  [lotStatusCodes.removed]: [
    'Returned for inspection',
    'Engine trouble found on the yard',
    'Entered twice',
    'Mileage in doubt',
  ],
};

/** How a lot ends. It depends on the seed and the lot alone; cancellations come before the lot would run. */
export function outcomeOf(seed: number, lot: EndingLot): Outcome {
  const status = statusOf(seed, lot.id);
  const random = createRandom(seed, lot.id, 'end');
  const endedAt = new Date(Date.parse(lot.runsAt) + delayOf(random, status, lot)).toISOString();
  const reasonTexts = reasons[status];
  if (reasonTexts) return { status, endedAt, reason: random.pick(reasonTexts) };
  if (status === lotStatusCodes.notSold) return { status, endedAt };
  return { status, endedAt, soldPrice: soldPriceOf(seed, lot, random) };
}

/** Round the clock every result must come before the next session. */
function delayOf(random: Random, status: LotStatusCode, lot: EndingLot): number {
  const hurried = parseLotId(lot.id).clock !== undefined;
  if (reasons[status]) return -(hurried ? random.integer(15, 240) * second : random.integer(5, 90) * minute);
  if (status !== lotStatusCodes.soldByNegotiation) return random.integer(20, 40) * second;
  return hurried ? random.integer(60, 150) * second : random.integer(3, 25) * minute;
}

function soldPriceOf(seed: number, { id, startPrice = 0 }: EndingLot, random: Random): number {
  const market = marketOf(seed, originOf(seed, id), startPrice);
  const bidStep = bidSteps.get(parseLotId(id).houseCode) ?? 1;
  // Start prices are at most four fifths of the market, so no lot sells below its start.
  return toStep(market * random.between(0.9, 1.1), bidStep);
}
