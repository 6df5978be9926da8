import { carsOf, type GroupRooms } from '../bids/bid-groups.ts';

/** R25: what the open bids of an account could cost at once. */
export interface OpenBid {
  amount: number;
  /** What staff add to or take from the amount. */
  adjustment: number;
  /** Its group in its week, such as `2026-11-16 B`; nothing for a bid on its own. */
  group: string | null;
  /** Past its cancel deadline, or awaiting its result, it cannot be taken back. */
  canWithdraw: boolean;
}

export function exposureOf(bids: readonly OpenBid[], rooms: GroupRooms = new Map()): number {
  const groups = Map.groupBy(bids, ({ group }) => group);
  return [...groups].reduce(
    (sum, [group, members]) => sum + costOf(members, group === null ? Infinity : carsOf(rooms, group)),
    0,
  );
}

/** Of a group the dearest N count, and every one that can no longer be withdrawn. */
function costOf(bids: readonly OpenBid[], room: number): number {
  // Of equal ones the bid that counts anyway is among the dearest.
  const dearest = bids.toSorted((a, b) => cost(b) - cost(a) || Number(a.canWithdraw) - Number(b.canWithdraw));
  const counting = dearest.filter((bid, place) => place < room || !bid.canWithdraw);
  return counting.reduce((sum, bid) => sum + cost(bid), 0);
}

function cost({ amount, adjustment }: OpenBid): number {
  return amount + adjustment;
}

export interface Means {
  balance: number;
  creditLimit: number;
  exposure: number;
}

/** R25: what is free to bid; below nothing when limits fell or prices rose. */
export function bidAllowOf({ balance, creditLimit, exposure }: Means): number {
  return balance + creditLimit - exposure;
}
