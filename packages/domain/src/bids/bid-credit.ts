import type { GroupRooms } from './bid-groups.ts';
import { bidStatusCodes } from './bid-statuses.ts';
import { bidAllowOf, exposureOf, type OpenBid } from '../money/exposure.ts';
import type { Deadlines } from '../lots/lot-clock.ts';

/** What a bid would be among the others; one on the same lot is replaced by it. */
export interface Candidate extends OpenBid {
  lotId: number;
}

export function candidateOf(
  now: Date,
  { lotId, deadlines }: { lotId: number; deadlines: Deadlines | null },
  own: (Pick<OpenBid, 'adjustment'> & { status?: number }) | undefined,
  { amount, group, adjustment = own?.adjustment ?? 0 }: Pick<OpenBid, 'amount' | 'group'> & { adjustment?: number },
): Candidate {
  const isWon = own?.status === bidStatusCodes.won;
  const canWithdraw = !isWon && (deadlines === null || now < deadlines.cancelling);
  return { lotId, amount, adjustment, group, canWithdraw };
}

export interface Purse {
  balance: number;
  creditLimit: number;
  openBids: readonly (OpenBid & { lotId: number })[];
  rooms: GroupRooms;
}

/** How much more a change would hold, and what is free for it. */
export interface Credit {
  needed: number;
  headroom: number;
}

/** R25: of a raise the difference alone. */
export function creditFor(purse: Purse, candidate: Candidate): Credit {
  const others = purse.openBids.filter(({ lotId }) => lotId !== candidate.lotId);
  return creditOf(purse, exposureOf([...others, candidate], purse.rooms));
}

/** R53: a group that is to buy more of its cars holds more. */
export function creditForCars(purse: Purse, group: string, cars: number): Credit {
  return creditOf(purse, exposureOf(purse.openBids, new Map(purse.rooms).set(group, cars)));
}

/** What holds nothing more is taken however little there is. */
export function isCovered({ needed, headroom }: Credit): boolean {
  return needed <= Math.max(headroom, 0);
}

function creditOf({ balance, creditLimit, openBids, rooms }: Purse, next: number): Credit {
  const exposure = exposureOf(openBids, rooms);
  return { needed: next - exposure, headroom: bidAllowOf({ balance, creditLimit, exposure }) };
}
