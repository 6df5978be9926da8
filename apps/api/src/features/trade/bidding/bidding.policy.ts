import type { JapanDay } from '@seri/domain/time/japan-time';
import { maySeeLot } from '@seri/domain/lots/lot-kinds';
import { hasAll } from '@seri/domain/people/permissions';
import { isStaff, maySee } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { LockedLot } from '../../stock/lots/lot-for-bid.command.ts';
import type { Bidder } from './place/bidder.store.ts';

/** R50: clients and dealers bid for themselves. Staff have no money here and bid only for clients that they may see. */
export function assertCanBidFor(actor: Actor, bidder: Bidder | undefined): asserts bidder is Bidder {
  if (bidder?.id === actor.accountId) {
    if (isStaff(actor)) throw refusal('FORBIDDEN');
    return;
  }
  if (!isStaff(actor) || !actor.permissions.managerBidForClient) throw refusal('FORBIDDEN');
  if (!bidder || isStaff(bidder) || !maySee(actor, bidder)) throw refusal('NOT_FOUND');
}

/** R36: a lot that the reader's flags do not show is answered as missing. */
export function assertCanSeeLot({ permissions }: Pick<Actor, 'permissions'>, lot: LockedLot, today: JapanDay): void {
  if (!maySeeLot(permissions, lot, today)) throw refusal('NOT_FOUND');
}

/**
 * R52: clients cancel their own bids; staff those that they may see, if they may bid for clients or set statuses. A
 * dealer sees the bids of its clients, but does not cancel them.
 */
export function assertCanCancelFor(actor: Actor, bidder: Bidder | undefined): asserts bidder is Bidder {
  const { managerBidForClient, bidManageStatus } = actor.permissions;
  const isOwn = bidder?.id === actor.accountId;
  if (!bidder || !(isOwn || maySee(actor, bidder) || isClientOf(actor, bidder))) throw refusal('NOT_FOUND');
  if (!isOwn && !managerBidForClient && !bidManageStatus) throw refusal('FORBIDDEN');
}

const isClientOf = ({ accountId, permissions }: Actor, { dealerId }: Bidder): boolean =>
  permissions.dealerBidAccess && dealerId === accountId;

/** R57: staff change bids of accounts that they may see; any other bid is answered as missing. */
export function assertCanManage(actor: Actor, bidder: Bidder): void {
  if (!maySee(actor, bidder)) throw refusal('NOT_FOUND');
}

/** R57: everybody else can only cancel a bid, also staff to whom the desk is closed. */
export const maySetStatuses = (actor: Actor): boolean =>
  isStaff(actor) && hasAll(actor.permissions, ['bidManagementEnabled', 'bidManageStatus']);
