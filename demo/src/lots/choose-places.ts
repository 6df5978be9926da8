import { createRandom } from '@seri/drawings/random';
import type { DemoSession } from './demo-house.ts';

export interface LanePlace {
  lane: number;
  lotNo: string;
  runsAt: string;
}

/** A real lane runs about this many lots a day, one every 20 seconds; the demonstration shows some of them. */
const lotsPerLane = 900;
const millisecondsPerLot = 20_000;
const roundTheClockPace = 40_000;

/** Lane, number and time of each lot: lanes run side by side, and numbers and times rise within each. */
export function choosePlaces(seed: number, { externalId, house, startsAt, lots }: DemoSession): readonly LanePlace[] {
  const { lanes, firstLot } = house;
  const inLane = Math.max(1, Math.ceil(lots / lanes));
  const isWeekly = house.weekday !== undefined;
  const widestGap = isWeekly ? Math.max(1, Math.floor((2 * lotsPerLane) / inLane) - 1) : 1;
  const pace = isWeekly ? millisecondsPerLot * Math.min(1, lotsPerLane / inLane) : roundTheClockPace;
  const random = createRandom(seed, externalId);
  const lastTurns = Array.from({ length: lanes }, () => -1);
  return Array.from({ length: lots }, (_, index) => {
    const lane = index % lanes;
    const turn = (lastTurns[lane] ?? -1) + random.integer(1, widestGap);
    lastTurns[lane] = turn;
    return {
      lane: lane + 1,
      lotNo: String(firstLot + turn * lanes + lane),
      runsAt: new Date(startsAt.getTime() + Math.round(turn * pace)).toISOString(),
    };
  });
}
