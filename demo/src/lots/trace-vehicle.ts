import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { fractionOf } from '@seri/drawings/random';
import { statusOf } from './choose-status.ts';
import { formerLotId, type LotPlace, placeOf } from './lot-id.ts';

export interface Origin {
  /** The lot that showed the vehicle first. */
  lotId: string;
  place: LotPlace;
  /** How often it has come back since. */
  times: number;
}

const comingBack = 0.4;
/** Nobody pays the house's fee more often than that. */
const mostTimes = 4;

/** Two of five lots that are not sold come back a week later (round the clock an hour), on the same place. */
export function originOf(seed: number, lotId: string): Origin {
  let origin: Origin = { lotId, place: placeOf(lotId), times: 0 };
  while (origin.times < mostTimes) {
    const former = formerLotId(origin.place);
    if (!comesBack(seed, former)) break;
    origin = { lotId: former, place: placeOf(former), times: origin.times + 1 };
  }
  return origin;
}

export function comesBack(seed: number, lotId: string): boolean {
  return statusOf(seed, lotId) === lotStatusCodes.notSold && fractionOf(seed, lotId, 'again') < comingBack;
}
