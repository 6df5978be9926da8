import { maxPriceOf } from '../bids/bid-amount.ts';
import { carsOf, type GroupRooms } from '../bids/bid-groups.ts';

export interface ExposedBid {
  amount: number;
  /** Staff add it to the amount; it may be negative. */
  adjustment: number;
  /** The key of its group, such as `2026-11-16 B`; null for a bid outside any group. */
  group: string | null;
  /** False once the bid is won or its cancel deadline has passed. */
  canWithdraw: boolean;
}

/** R25: the most that the open bids of an account could cost together. */
export function exposureOf(bids: readonly ExposedBid[], rooms: GroupRooms = new Map()): number {
  const groups = Map.groupBy(bids, ({ group }) => group);
  return [...groups].reduce(
    (sum, [group, members]) => sum + groupExposure(members, group === null ? Infinity : carsOf(rooms, group)),
    0,
  );
}

/** R53: the dearest N bids of a group count, and every bid that can no longer be withdrawn. */
function groupExposure(bids: readonly ExposedBid[], room: number): number {
  // Among equal costs, bids that count anyway come first; otherwise they would count in addition to N others.
  const dearest = bids.toSorted(
    (a, b) => maxPriceOf(b) - maxPriceOf(a) || Number(a.canWithdraw) - Number(b.canWithdraw),
  );
  const counting = dearest.filter((bid, index) => index < room || !bid.canWithdraw);
  return counting.reduce((sum, bid) => sum + maxPriceOf(bid), 0);
}

interface HeadroomParts {
  balance: number;
  creditLimit: number;
  exposure: number;
}

/** R25: the amount that is free to bid. It is negative when a limit was lowered or a debt grew. */
export function headroomOf({ balance, creditLimit, exposure }: HeadroomParts): number {
  return balance + creditLimit - exposure;
}
