import { creditFor, isCovered } from './bid-credit.ts';
import type { BidFacts, PlacedBid } from './bid-decision.ts';
import { isGroupFull } from './bid-groups.ts';
import { isOpenBid } from './bid-statuses.ts';
import { minute } from '../time/japan-time.ts';
import type { Flag } from '../people/permissions.ts';

/** R58: what staff change of a bid and may take back, as the log names it, and the flag that it takes. */
export const undoFlags = {
  'bid.status-changed': 'bidManageStatus',
  'bid.won': 'bidManageStatus',
  'bid.changed': 'bidManageBidPrice',
  'bid.edited': 'bidManageBidPrice',
  'bid.adjusted': 'bidManageBidPrice',
  'bid.sold-price': 'bidManageSoldPrice',
  'bid.auto-bid': null,
} as const satisfies Record<string, Flag | null>;
export type UndoableAction = keyof typeof undoFlags;
export const undoableActions = Object.keys(undoFlags) as UndoableAction[];

/** R58: so many of the own last changes can be taken back. */
export const undoneAtMost = 5;
export const undoneWithin = 10 * minute;

interface Change {
  at: Date;
  /** Of the bid, as this change left it. */
  version: number;
  /** How many changes of the same person came later, of whatever bids. */
  later: number;
  /** How many changes of the bid came later and were taken back: nothing is left of them. */
  undone: number;
}

export const undoUntil = ({ at }: Pick<Change, 'at'>): Date => new Date(at.getTime() + undoneWithin);

/** R58: `closed` where number or time has run out, `changed` where something newer happened to the bid. */
export function mayTakeBack(change: Change, bid: { version: number }, now: Date): 'yes' | 'changed' | 'closed' {
  if (change.later >= undoneAtMost || now > undoUntil(change)) return 'closed';
  // Each of those is a version, and the way back from it another.
  return bid.version === change.version + 2 * change.undone ? 'yes' : 'changed';
}

export type ReopenRefusal =
  | { refuse: 'AUCTION_FINISHED' | 'CAR_RESERVED' | 'BID_AGAIN' | 'GROUP_FULL' }
  | { refuse: 'CREDIT_EXCEEDED'; headroom: number };

type Former = Pick<PlacedBid, 'status' | 'group'>;

/** R58: a bid that was over waits or has won again, or is back in its group: the checks of placing, on what stands now. */
export function refusedReopening(
  { lot, client }: Pick<BidFacts, 'lot' | 'client'>,
  now: Former,
  then: PlacedBid,
): ReopenRefusal | undefined {
  const isReopened = !isOpenBid(now.status);
  const others = client.openBids.filter(({ bidId }) => bidId !== then.bidId);
  if (others.some(({ lotId }) => lotId === then.lotId)) return { refuse: 'BID_AGAIN' };
  if (isReopened && lot.isOver) return { refuse: lot.isStock ? 'CAR_RESERVED' : 'AUCTION_FINISHED' };
  const entered = isReopened || then.group !== now.group ? then.group : null;
  if (entered !== null && isGroupFull(others, client.rooms, entered)) return { refuse: 'GROUP_FULL' };
  const credit = creditFor(client, then);
  if (!isReopened || !client.creditLimitCheck || isCovered(credit)) return undefined;
  return { refuse: 'CREDIT_EXCEEDED', headroom: credit.headroom };
}
