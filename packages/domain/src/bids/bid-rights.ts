import { type CancelFacts, decideCancel } from './bid-decision.ts';
import { isOpenBid, isWaiting } from './bid-statuses.ts';
import type { LotKind } from '../lots/lot-kinds.ts';
import type { Permissions } from '../people/permissions.ts';
import { isStaff } from '../people/staff-rights.ts';

/** The changes of a bid that a reader may make; screens show controls for these only. */
export interface BidRights {
  setStatus: boolean;
  editPrice: boolean;
  editSoldPrice: boolean;
  setAutoBid: boolean;
}

export const noBidRights: BidRights = { setStatus: false, editPrice: false, editSoldPrice: false, setAutoBid: false };

/**
 * R57: staff change open bids only. Each field needs its flag, except the automatic bid. An order of a stock car allows
 * only its status.
 */
export function bidRights(
  reader: { roleId: number; permissions: Permissions },
  bid: { status: number; kind: LotKind },
): BidRights {
  if (!isStaff(reader) || !isOpenBid(bid.status)) return noBidRights;
  const { bidManageStatus, bidManageBidPrice, bidManageSoldPrice } = reader.permissions;
  const isOrder = bid.kind === 'stock';
  return {
    setStatus: bidManageStatus,
    editPrice: bidManageBidPrice && !isOrder,
    editSoldPrice: bidManageSoldPrice && !isOrder,
    setAutoBid: !isOrder,
  };
}

interface OwnBidFacts extends Omit<CancelFacts, 'isBound'> {
  permissions: Permissions;
}

/** R50, R52: what clients may do with an own bid from a list: cancel it, or raise it until bidding closes. */
export function ownBidRights({ permissions, ...facts }: OwnBidFacts): { mayCancel: boolean; mayRaise: boolean } {
  const { now, status, deadlines, isStock, isOver } = facts;
  const isLate = permissions.bidDeadlineCheck && deadlines !== null && now >= deadlines.bidding;
  return {
    mayCancel: 'do' in decideCancel({ ...facts, isBound: !permissions.bidManageStatus }),
    mayRaise: permissions.biddingAllowed && isWaiting(status) && !isStock && !isOver && !isLate,
  };
}
