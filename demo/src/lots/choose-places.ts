import { createRandom } from '@seri/drawings/random';
import type { DemoSession } from './demo-house.ts';

export interface Place {
  lane: number;
  lotNo: string;
  runsAt: string;
}

/** A lane runs about so many lots in its day, one in about this time; the demo shows some of them. */
const lotsPerLane = 900;
const millisecondsPerLot = 20_000;
const roundTheClockPace = 40_000;

/** When and under which number each lot runs: the lanes side by side, numbers and times rising within each. */
export function choosePlaces(seed: number, { externalId, house, startsAt, lots }: DemoSession): readonly Place[] {
  const { lanes, firstLot } = house;
  const inLane = Math.max(1, Math.ceil(lots / lanes));
  const isWeekly = house.weekday !== undefined;
  const widestGap = isWeekly ? Math.max(1, Math.floor((2 * lotsPerLane) / inLane) - 1) : 1;
  const pace = isWeekly ? millisecondsPerLot * Math.min(1, lotsPerLane / inLane) : roundTheClockPace;
  const random = createRandom(seed, externalId);
  const turns = Array.from({ length: lanes }, () => -1);
  return Array.from({ length: lots }, (_, index) => {
    const lane = index % lanes;
    const turn = (turns[lane] ?? -1) + random.integer(1, widestGap);
    turns[lane] = turn;
    return {
      lane: lane + 1,
      lotNo: String(firstLot + turn * lanes + lane),
      runsAt: new Date(startsAt.getTime() + Math.round(turn * pace)).toISOString(),
    };
  });
}
