import type { BidScope } from '@seri/domain/bids/bid-lists';
import { roleIds } from '@seri/domain/people/roles';
import { isStaff } from '@seri/domain/people/staff-rights';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';

/**
 * R56: condition on `bid`: a client sees its own bids, a dealer also those of its clients, staff those of every client.
 */
export function isVisibleBid(actor: Actor, scope: BidScope = 'all'): RawBuilder<boolean> {
  const { accountId, permissions } = actor;
  const own = sql<boolean>`bid.account_id = ${accountId}`;
  if (scope === 'mine') return own;
  if (isStaff(actor)) return isClientsBid(actor);
  if (!permissions.dealerBidAccess) return own;
  const clients = sql`select id from account where dealer_id = ${accountId}`;
  if (scope === 'clients') return sql`bid.account_id in (${clients})`;
  return sql`bid.account_id in (select ${accountId}::bigint union all ${clients})`;
}

/** R26: an owner also sees bids of staff. */
function isClientsBid({ isOwner }: Actor): RawBuilder<boolean> {
  if (isOwner) return sql`true`;
  return sql`bid.account_id not in (select id from account where role_id = ${roleIds.manager})`;
}
