import { roleIds } from '@seri/domain/people/roles';
import { isStaff } from '@seri/domain/people/staff-rights';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';

/** R26: the accounts that the reader may see; the SQL form of `maySee` in the domain. */
export function visibleAccounts(db: Db, actor: Actor) {
  const accounts = db.selectFrom('account');
  if (!isStaff(actor)) return accounts.where(sql<boolean>`false`);
  return actor.isOwner ? accounts : accounts.where('account.role_id', '<>', roleIds.manager);
}

/** An account that the reader may not see is reported as missing. */
export async function assertVisible(db: Db, actor: Actor, accountId: number): Promise<void> {
  const found = visibleAccounts(db, actor).select('account.id').where('account.id', '=', accountId);
  if (!(await found.executeTakeFirst())) throw refusal('NOT_FOUND');
}
