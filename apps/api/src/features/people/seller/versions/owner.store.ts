import { roleIds } from '@seri/domain/people/roles';
import type { Db, Tx } from '../../../../platform/database/database.ts';

export async function readOwnerIds(db: Db | Tx): Promise<number[]> {
  const owners = await selectOwners(db).select('id').orderBy('id').execute();
  return owners.map(({ id }) => id);
}

/** Undefined if the account is no owner any more. */
export function findOwner(db: Db | Tx, accountId: number) {
  return selectOwners(db)
    .select(['id', 'email', 'full_name', 'language_id', 'time_zone', 'email_confirmed_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

const selectOwners = (db: Db | Tx) =>
  db.selectFrom('account').where('is_owner', '=', true).where('role_id', '=', roleIds.manager);
