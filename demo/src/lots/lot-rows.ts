import { createRandom, type Weighted, weighted } from '@seri/drawings/random';
import { makeBike } from './bikes/make-bike.ts';
import { makeCar } from './cars/make-car.ts';
import { choosePlaces, type LanePlace } from './choose-places.ts';
import type { DemoSession } from './demo-house.ts';
import { startPriceOf } from './estimate-price.ts';
import { lotId } from './lot-id.ts';
import { makeMachine } from './machines/make-machine.ts';
import { originOf } from './trace-vehicle.ts';
import { type AuctionKind, auctionKinds, type DemoLotRow, type VehicleFields } from './vehicle.ts';

const makers = { car: makeCar, bike: makeBike, machine: makeMachine } as const;

/** The lots of a session without results. Seed, session and index decide them completely. */
export function lotRows(seed: number, session: DemoSession): readonly DemoLotRow[] {
  const kinds = weighted(auctionKinds, (kind) => session.house.kinds[kind] ?? 0);
  return choosePlaces(seed, session).map((place, index) => lotRow(seed, session, kinds, place, index));
}

function lotRow(
  seed: number,
  { externalId, house }: DemoSession,
  kinds: Weighted<AuctionKind>,
  place: LanePlace,
  index: number,
): DemoLotRow {
  const id = lotId(externalId, index);
  const origin = originOf(seed, id);
  const random = createRandom(seed, origin.lotId);
  const kind = random.draw(kinds);
  const { facts, market } = makers[kind](random, origin.idParts.date);
  return {
    type: 'lot',
    id,
    session: externalId,
    ...place,
    ...facts,
    ...movedSince(facts, origin.times),
    morePhotos: kind === 'car' && house.code.startsWith('uss-'),
    startPrice: startPriceOf(seed, origin, market, house.bidStep),
  };
}

/** A vehicle that comes back has moved a little between yards, so its counters are slightly higher. */
function movedSince({ mileageKm, hours }: VehicleFields, times: number): Pick<VehicleFields, 'mileageKm' | 'hours'> {
  return {
    ...(mileageKm !== undefined && { mileageKm: mileageKm + times * (1 + (mileageKm % 7)) }),
    ...(hours !== undefined && { hours: hours + times }),
  };
}
