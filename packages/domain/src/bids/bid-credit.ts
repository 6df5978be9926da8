import type { GroupRooms } from './bid-groups.ts';
import { bidStatusCodes } from './bid-statuses.ts';
import { headroomOf, exposureOf, type ExposedBid } from '../money/exposure.ts';
import type { Deadlines } from '../lots/lot-clock.ts';

/** A bid that is being weighed. It replaces the open bid on the same lot. */
export interface Candidate extends ExposedBid {
  lotId: number;
}

export function candidateOf(
  now: Date,
  { lotId, deadlines }: { lotId: number; deadlines: Deadlines | null },
  own: (Pick<ExposedBid, 'adjustment'> & { status?: number }) | undefined,
  { amount, group, adjustment = own?.adjustment ?? 0 }: Pick<ExposedBid, 'amount' | 'group'> & { adjustment?: number },
): Candidate {
  const isWon = own?.status === bidStatusCodes.won;
  const canWithdraw = !isWon && (deadlines === null || now < deadlines.cancelling);
  return { lotId, amount, adjustment, group, canWithdraw };
}

export interface ClientFunds {
  balance: number;
  creditLimit: number;
  openBids: readonly (ExposedBid & { lotId: number })[];
  rooms: GroupRooms;
}

/** The amount that a change would hold in addition, and the amount that is free. */
export interface Credit {
  needed: number;
  headroom: number;
}

/** R25: a raise needs only the difference. */
export function creditFor(funds: ClientFunds, candidate: Candidate): Credit {
  const others = funds.openBids.filter(({ lotId }) => lotId !== candidate.lotId);
  return creditOf(funds, exposureOf([...others, candidate], funds.rooms));
}

/** R53: a group that may buy more cars holds more. */
export function creditForCars(funds: ClientFunds, group: string, cars: number): Credit {
  return creditOf(funds, exposureOf(funds.openBids, new Map(funds.rooms).set(group, cars)));
}

/** R25: a change that holds no more than before is never refused, even if the headroom is negative. */
export function isCovered({ needed, headroom }: Credit): boolean {
  return needed <= Math.max(headroom, 0);
}

function creditOf({ balance, creditLimit, openBids, rooms }: ClientFunds, exposureAfter: number): Credit {
  const exposure = exposureOf(openBids, rooms);
  return { needed: exposureAfter - exposure, headroom: headroomOf({ balance, creditLimit, exposure }) };
}
