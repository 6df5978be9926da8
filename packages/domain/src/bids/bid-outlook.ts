import { type Candidate, creditFor, isCovered, type ClientFunds } from './bid-credit.ts';
import { carsOf, type GroupRooms, isGroupFull } from './bid-groups.ts';
import { bidStatusCodes } from './bid-statuses.ts';
import { headroomOf, exposureOf, type ExposedBid } from '../money/exposure.ts';

type GroupBid = ExposedBid & { lotId: number; status: number };

/** R54: the bids of a full group that can still be withdrawn. */
export function surplusBids<Bid extends Omit<GroupBid, 'lotId'>>(
  bids: readonly Bid[],
  rooms: GroupRooms,
  group: string | null,
): Bid[] {
  if (group === null || !isGroupFull(bids, rooms, group)) return [];
  return bids.filter((bid) => bid.group === group && bid.canWithdraw);
}

export interface GroupOutlook {
  group: string;
  /** How many cars the group may buy. */
  cars: number;
  /** How many bids it has, including this one. */
  bids: number;
  /** The exposure of its other bids. */
  held: number;
  /** The exposure that this bid would add. */
  adds: number;
}

/** The effect that a bid would have on its client, computed by the rules that decide it. */
export interface BidOutlook {
  /** Balance and credit limit together. */
  means: number;
  /** The exposure of all other bids. */
  held: number;
  /** The exposure that this bid would add; the bid that it replaces does not count. */
  adds: number;
  /** The headroom once the bid is placed; negative if it is too much. */
  left: number;
  /** The credit check would pass. */
  isCovered: boolean;
  inGroup: GroupOutlook | null;
  /** A group of the same week in which the bid would add less. */
  betterGroup: GroupOutlook | null;
  /** The effect of winning at the full amount: the balance, and the number of group bids that it cancels. */
  won: { balance: number; cancels: number };
}

type GroupFunds = Omit<ClientFunds, 'openBids'> & { openBids: readonly GroupBid[] };

/** R25, R53: `week` is the prefix of the group keys of the lot's week. */
export function outlookOf(funds: GroupFunds, candidate: Candidate, week: string | null): BidOutlook {
  const { balance, creditLimit, rooms } = funds;
  const others = funds.openBids.filter(({ lotId }) => lotId !== candidate.lotId);
  const held = exposureOf(others, rooms);
  const exposure = exposureOf([...others, candidate], rooms);
  const inGroup = candidate.group === null ? null : groupOutlook(others, rooms, candidate, candidate.group);
  const win = { ...candidate, status: bidStatusCodes.won, canWithdraw: false };
  return {
    means: balance + creditLimit,
    held,
    adds: exposure - held,
    left: headroomOf({ balance, creditLimit, exposure }),
    isCovered: isCovered(creditFor(funds, candidate)),
    inGroup,
    betterGroup: betterGroupOf(others, rooms, candidate, { week, adds: exposure - held }),
    won: {
      balance: balance - candidate.amount - candidate.adjustment,
      cancels: surplusBids([...others, win], rooms, candidate.group).length,
    },
  };
}

function groupOutlook(
  others: readonly GroupBid[],
  rooms: GroupRooms,
  candidate: Candidate,
  group: string,
): GroupOutlook {
  const members = others.filter((bid) => bid.group === group);
  const held = exposureOf(members, rooms);
  const adds = exposureOf([...members, { ...candidate, group }], rooms) - held;
  return { group, cars: carsOf(rooms, group), bids: members.length + 1, held, adds };
}

function betterGroupOf(
  others: readonly GroupBid[],
  rooms: GroupRooms,
  candidate: Candidate,
  { week, adds }: { week: string | null; adds: number },
): GroupOutlook | null {
  if (week === null) return null;
  const groups = new Set(others.flatMap(({ group }) => (group?.startsWith(week) ? [group] : [])));
  const outlooks = [...groups].map((group) => groupOutlook(others, rooms, candidate, group));
  const best = outlooks.toSorted((one, other) => one.adds - other.adds)[0];
  return best && best.adds < adds ? best : null;
}
