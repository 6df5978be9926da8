import type { Dashboard, DashboardQuery } from '@seri/contract/screens/dashboard.schema';
import { isStaff } from '@seri/domain/people/staff-rights';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { isVisibleBid } from '../../people/clients/visible-bids.query.ts';

export function kindOf(actor: Actor): Dashboard['kind'] {
  if (isStaff(actor)) return 'staff';
  return actor.permissions.dealerBidAccess ? 'dealer' : 'client';
}

/**
 * R63: condition on `bid`: belongs to the dashboard of the reader. That is every visible bid; for staff by default
 * those of their own clients.
 */
export function isOnDashboard(actor: Actor, { scope = 'mine' }: DashboardQuery): RawBuilder<boolean> {
  const visible = isVisibleBid(actor);
  if (!isStaff(actor) || scope === 'all') return visible;
  return sql`(${visible} and bid.account_id in (select id from account where manager_id = ${actor.accountId}))`;
}
