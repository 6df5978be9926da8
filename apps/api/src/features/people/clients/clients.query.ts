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

/** R26: the accounts that staff may not see. They are few, so that rows of all others are read without asking for each. */
export function accountsHiddenFrom(db: Db, { isOwner }: Actor) {
  return db
    .selectFrom('account')
    .where(isOwner ? sql<boolean>`false` : sql<boolean>`account.role_id = ${sql.lit(roleIds.manager)}`);
}

/** An account that the reader may not see is reported as missing. */
export async function assertVisible(db: Db, actor: Actor, accountId: number): Promise<void> {
  const found = visibleAccounts(db, actor).select('account.id').where('account.id', '=', accountId);
  if (!(await found.executeTakeFirst())) throw refusal('NOT_FOUND');
}
