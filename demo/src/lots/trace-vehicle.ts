import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { fractionOf } from '@seri/drawings/random';
import { statusOf } from './choose-status.ts';
import { formerLotId, type LotIdParts, parseLotId } from './lot-id.ts';

export interface Origin {
  /** The first lot of the vehicle. */
  lotId: string;
  idParts: LotIdParts;
  /** How often it has come back since. */
  times: number;
}

const comeBackShare = 0.4;
/** Owners pay the house's fee at most this often. */
const mostTimes = 4;

/** Two of five unsold lots come back a week later (an hour round the clock), with the same index. */
export function originOf(seed: number, lotId: string): Origin {
  let origin: Origin = { lotId, idParts: parseLotId(lotId), times: 0 };
  while (origin.times < mostTimes) {
    const former = formerLotId(origin.idParts);
    if (!comesBack(seed, former)) break;
    origin = { lotId: former, idParts: parseLotId(former), times: origin.times + 1 };
  }
  return origin;
}

export function comesBack(seed: number, lotId: string): boolean {
  return statusOf(seed, lotId) === lotStatusCodes.notSold && fractionOf(seed, lotId, 'again') < comeBackShare;
}
