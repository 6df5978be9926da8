import { day, type JapanDay, startOfJapanDay } from '@seri/domain/time/japan-time';
import type { DemoHouse } from './demo-house.ts';
import { weeklyHouses } from './houses.data.ts';
import { type AuctionKind, auctionKinds } from './vehicle.ts';

export interface DemoPlan {
  /** Cars at a fixed price. */
  stock: number;
  /** Lots of a house in each session of the coming seven days. */
  live: (house: DemoHouse) => number;
  /** Lots of a house in one session of the past twelve months. */
  archived: (house: DemoHouse, date: JapanDay) => number;
}

/** Shares of the live lots; the rest is stock. */
const kindShares: Readonly<Record<AuctionKind, number>> = { car: 0.8, bike: 0.1, machine: 0.07 };
const archivedPerLive = 10;
const weeks = 52;

/** Plans `demoLots` live lots and ten times as many archived ones. The house round the clock comes on top. */
export function shareOf(demoLots: number): DemoPlan {
  const live = new Map(auctionKinds.flatMap((kind) => shareByHouse(kind, Math.round(demoLots * kindShares[kind]))));
  const auctioned = [...live.values()].reduce((sum, lots) => sum + lots, 0);
  return {
    stock: Math.max(0, demoLots - auctioned),
    live: (house) => live.get(house.code) ?? 0,
    archived: (house, date) => {
      const aWeek = (demoLots * archivedPerLive * weightOf(house)) / weeks;
      const week = Math.floor(startOfJapanDay(date).getTime() / (7 * day));
      // Rounding the running total keeps small houses from losing their share of the year.
      return Math.floor((week + 1) * aWeek) - Math.floor(week * aWeek);
    },
  };
}

/** Divides the lots of a kind among its houses by size; the shares add up to the total. */
function shareByHouse(kind: AuctionKind, count: number): readonly (readonly [string, number])[] {
  const houses = weeklyHouses.filter((house) => house.kinds[kind] !== undefined);
  const total = sizeOf(houses);
  let sizeSoFar = 0;
  let assigned = 0;
  return houses.map((house) => {
    sizeSoFar += house.size;
    const upToHere = Math.round((count * sizeSoFar) / total);
    const share = upToHere - assigned;
    assigned = upToHere;
    return [house.code, share] as const;
  });
}

/** A house's share of all auctioned lots. */
function weightOf(house: DemoHouse): number {
  const all = auctionKinds.reduce((sum, kind) => sum + kindShares[kind], 0);
  return auctionKinds
    .filter((kind) => house.kinds[kind] !== undefined)
    .reduce((sum, kind) => {
      const rivals = weeklyHouses.filter((other) => other.kinds[kind] !== undefined);
      return sum + ((kindShares[kind] / all) * house.size) / sizeOf(rivals);
    }, 0);
}

function sizeOf(houses: readonly DemoHouse[]): number {
  return houses.reduce((sum, house) => sum + house.size, 0);
}
