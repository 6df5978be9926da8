import type { PurchaseScope } from '@seri/domain/purchases/purchase';
import { isStaff } from '@seri/domain/people/staff-rights';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { accountsHiddenFrom, visibleAccounts } from '../../people/clients/clients.query.ts';

/** R90: clients see their own papers, staff those of clients that they may see; a dealer none of its clients. */
export function isVisiblePaper(db: Db, actor: Actor, scope: PurchaseScope = 'all'): RawBuilder<boolean> {
  if (!isStaff(actor)) return sql`invoice.account_id = ${actor.accountId}`;
  if (scope === 'all') return sql`invoice.account_id not in ${accountsHiddenFrom(db, actor).select('account.id')}`;
  return sql`invoice.account_id in ${ownClients(db, actor).select('account.id')}`;
}

/** The accounts are one list, so that PostgreSQL finds their papers by an index. */
export function isOfOwnClients(db: Db, actor: Actor): RawBuilder<boolean> {
  return sql`invoice.account_id = any(array${ownClients(db, actor).select('account.id')})`;
}

const ownClients = (db: Db, actor: Actor) =>
  visibleAccounts(db, actor).where('account.manager_id', '=', actor.accountId);
