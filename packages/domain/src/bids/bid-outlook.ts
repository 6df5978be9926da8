import { type Candidate, creditFor, isCovered, type Purse } from './bid-credit.ts';
import { carsOf, type GroupRooms, isGroupFull } from './bid-groups.ts';
import { bidStatusCodes } from './bid-statuses.ts';
import { bidAllowOf, exposureOf, type OpenBid } from '../money/exposure.ts';

type GroupBid = OpenBid & { lotId: number; status: number };

/** R54: of a group that has won as often as it was to buy, the bids that can still be withdrawn. */
export function spareOf<Bid extends Omit<GroupBid, 'lotId'>>(
  bids: readonly Bid[],
  rooms: GroupRooms,
  group: string | null,
): Bid[] {
  if (group === null || !isGroupFull(bids, rooms, group)) return [];
  return bids.filter((bid) => bid.group === group && bid.canWithdraw);
}

export interface GroupOutlook {
  group: string;
  /** How many it buys at most, of how many bids with this one. */
  cars: number;
  bids: number;
  /** What its other bids hold already. */
  held: number;
  /** What this one would hold beside them. */
  adds: number;
}

/** What a bid would mean for its client, by the rules that decide it. */
export interface BidOutlook {
  /** Free to bid if nothing were held. */
  means: number;
  held: number;
  /** By this bid alone, the one that it replaces not counted. */
  adds: number;
  /** Free once it stands; below nothing it is too much. */
  left: number;
  /** The server would take it. */
  isCovered: boolean;
  inGroup: GroupOutlook | null;
  /** The group of the week in which it would hold less than where it is. */
  betterGroup: GroupOutlook | null;
  /** Once it is won at its full amount. */
  won: { balance: number; cancels: number };
}

type Wallet = Omit<Purse, 'openBids'> & { openBids: readonly GroupBid[] };

/** R25, R53: `week` is what the keys of the lot's groups begin with. */
export function outlookOf(wallet: Wallet, candidate: Candidate, week: string | null): BidOutlook {
  const { balance, creditLimit, rooms } = wallet;
  const others = wallet.openBids.filter(({ lotId }) => lotId !== candidate.lotId);
  const held = exposureOf(others, rooms);
  const exposure = exposureOf([...others, candidate], rooms);
  const inGroup = candidate.group === null ? null : groupOutlook(others, rooms, candidate, candidate.group);
  const win = { ...candidate, status: bidStatusCodes.won, canWithdraw: false };
  return {
    means: balance + creditLimit,
    held,
    adds: exposure - held,
    left: bidAllowOf({ balance, creditLimit, exposure }),
    isCovered: isCovered(creditFor(wallet, candidate)),
    inGroup,
    betterGroup: betterGroupOf(others, rooms, candidate, { week, adds: exposure - held }),
    won: {
      balance: balance - candidate.amount - candidate.adjustment,
      cancels: spareOf([...others, win], rooms, candidate.group).length,
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
