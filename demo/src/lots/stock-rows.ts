import type { FeedRow } from '@seri/contract/intake/feed.schema';
import { day, japanDay } from '@seri/domain/time/japan-time';
import { createRandom } from '@seri/drawings/random';
import { makeCar } from './cars/make-car.ts';
import { toStep } from './estimate-price.ts';
import { photoRow } from './photo-row.ts';
import type { DemoLotRow } from './vehicle.ts';

/** The days until another car takes the place. */
const daysOnYard = 90;
const priceStep = 10_000;

/** Stock cars with their photos. Each place of the yard changes its car on a day of its own. */
export function stockRows(seed: number, count: number, now: Date): readonly FeedRow[] {
  return Array.from({ length: count }, (_, place) => {
    const lot = stockLot(seed, place, now);
    return [lot, photoRow(seed, lot)];
  }).flat();
}

function stockLot(seed: number, place: number, now: Date): DemoLotRow {
  const today = Math.floor(now.getTime() / day);
  const changes = createRandom(seed, 'stock', place).integer(0, daysOnYard - 1);
  const since = today - ((today + changes) % daysOnYard);
  const id = `stock-${place}-${since}`;
  // Midnight in UTC is nine in the morning in Japan.
  const runsAt = new Date(since * day);
  const random = createRandom(seed, id);
  const { facts, market } = makeCar(random, japanDay(runsAt));
  return {
    type: 'lot',
    id,
    ...facts,
    kind: 'stock',
    runsAt: runsAt.toISOString(),
    lotNo: `S${String(place + 1).padStart(4, '0')}`,
    startPrice: toStep(market * random.between(1.08, 1.25), priceStep),
  };
}
