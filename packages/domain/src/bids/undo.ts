import { creditFor, isCovered } from './bid-credit.ts';
import type { BidFacts, OpenBid } from './bid-decision.ts';
import { isGroupFull } from './bid-groups.ts';
import { isOpenBid } from './bid-statuses.ts';
import { minute } from '../time/japan-time.ts';
import type { Flag } from '../people/permissions.ts';

/** R58: the changes that staff can undo, by their name in the log, with the flag that each needs. */
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

/** R58: staff can undo this many of their own last changes; a batch counts as one. */
export const maxUndoableChanges = 5;
const undoWindow = 10 * minute;

interface UndoCandidate {
  at: Date;
  /** The version that this change gave the bid. */
  version: number;
  /** The number of later changes by the same person, of any bid; a batch counts as one. */
  later: number;
  /** The number of later changes of this bid that were undone themselves. */
  undone: number;
  /** This change was undone itself. */
  isUndone?: boolean;
}

/** Older changes need not be read. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - undoWindow);

export const undoUntil = ({ at }: Pick<UndoCandidate, 'at'>): Date => new Date(at.getTime() + undoWindow);

type UndoState = 'open' | 'changed' | 'closed' | 'done';

/**
 * R58: `closed` if the change is too old or not among the last ones, `changed` if the bid has changed since, `done` if
 * it was undone and the bid has not changed since then.
 */
export function undoState(change: UndoCandidate, bid: { version: number }, now: Date): UndoState {
  if (change.later >= maxUndoableChanges || now > undoUntil(change)) return 'closed';
  // Each undone change has counted the version up twice: when it was made and when it was undone.
  const version = change.version + 2 * change.undone;
  if (change.isUndone && bid.version === version + 1) return 'done';
  return bid.version === version ? 'open' : 'changed';
}

export type ReopenRefusal =
  | { refuse: 'AUCTION_FINISHED' | 'CAR_RESERVED' | 'BID_AGAIN' | 'GROUP_FULL' }
  | { refuse: 'CREDIT_EXCEEDED'; headroom: number };

/**
 * R58: an undo that reopens a bid, or moves it back to its group, must pass the checks of placing. `current` is the bid
 * before the undo, `restored` the bid after it.
 */
export function refusedReopening(
  { lot, client }: Pick<BidFacts, 'lot' | 'client'>,
  current: Pick<OpenBid, 'status' | 'group'>,
  restored: OpenBid,
): ReopenRefusal | undefined {
  const isReopened = !isOpenBid(current.status);
  const others = client.openBids.filter(({ bidId }) => bidId !== restored.bidId);
  if (others.some(({ lotId }) => lotId === restored.lotId)) return { refuse: 'BID_AGAIN' };
  if (isReopened && lot.isOver) return { refuse: lot.isStock ? 'CAR_RESERVED' : 'AUCTION_FINISHED' };
  const enteredGroup = isReopened || restored.group !== current.group ? restored.group : null;
  if (enteredGroup !== null && isGroupFull(others, client.rooms, enteredGroup)) return { refuse: 'GROUP_FULL' };
  const credit = creditFor(client, restored);
  if (!isReopened || !client.creditLimitCheck || isCovered(credit)) return undefined;
  return { refuse: 'CREDIT_EXCEEDED', headroom: credit.headroom };
}
