import type { BidScope } from '@seri/domain/bid-lists';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/actor.ts';

/** R56: of rows of `bid` those that a reader sees: its own, and a dealer's also those of its clients. */
export function isVisibleBid({ accountId, permissions }: Actor, scope: BidScope = 'all'): RawBuilder<boolean> {
  const own = sql<boolean>`bid.account_id = ${accountId}`;
  if (!permissions.dealerBidAccess || scope === 'mine') return own;
  const clients = sql`select id from account where dealer_id = ${accountId}`;
  if (scope === 'clients') return sql`bid.account_id in (${clients})`;
  return sql`bid.account_id in (select ${accountId}::bigint union all ${clients})`;
}
