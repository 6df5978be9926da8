import type { PurchaseScope } from '@seri/domain/purchases/purchase';
import { isStaff } from '@seri/domain/people/staff-rights';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { visibleAccounts } from '../../people/clients/clients.query.ts';

/** R61: clients see their own purchases, staff those of all clients that they may see or of those assigned to them. */
export function visiblePurchases(db: Db, actor: Actor, scope: PurchaseScope = 'all') {
  const all = db.selectFrom('purchase');
  if (!isStaff(actor)) return all.where('purchase.account_id', '=', actor.accountId);
  const accounts = visibleAccounts(db, actor).select('account.id');
  return all.where(
    'purchase.account_id',
    'in',
    scope === 'mine' ? accounts.where('account.manager_id', '=', actor.accountId) : accounts,
  );
}

/**
 * R61: hides void purchases, except a cancelled or resold one that no newer purchase of its bid replaces. Hidden ones
 * open from their ledger entries only.
 */
export const isListed = sql<boolean>`(purchase.voided_at is null or (purchase.status in (7, 8)
  and not exists (select from purchase as next where next.bid_id = purchase.bid_id and next.voided_at is null)))`;
