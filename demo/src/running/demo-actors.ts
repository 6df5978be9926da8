import { roleOverrides } from '@seri/api/features/people/identity/identity.query';
import type { Actor } from '@seri/api/platform/actor';
import type { Db } from '@seri/api/platform/database/database';
import type { LanguageId } from '@seri/domain/common/languages';
import { type GivenRights, staffRightsOf } from '@seri/domain/people/given-rights';
import { maySignIn, type Overrides, permissionsOf } from '@seri/domain/people/roles';

/**
 * Actors for accounts of the demonstration as if they had signed in, ordered by id. Accounts that may not sign in
 * are left out.
 */
export async function readDemoActors(db: Db, emails: readonly string[]): Promise<readonly Actor[]> {
  const rows = await db
    .selectFrom('account')
    .select([
      'id',
      'role_id',
      'is_owner',
      'overrides',
      'language_id',
      'staff_rights',
      roleOverrides.as('role_overrides'),
    ])
    .where('email', 'in', emails)
    .orderBy('id')
    .execute();
  return rows
    .filter((row) => maySignIn(row.role_id))
    .map((row) => ({
      accountId: row.id,
      signInId: 'demo',
      roleId: row.role_id,
      isOwner: row.is_owner,
      isProved: false,
      permissions: permissionsOf(row.role_id, row.overrides as Overrides, row.role_overrides),
      rights: staffRightsOf({ roleId: row.role_id, isOwner: row.is_owner }, row.staff_rights as GivenRights),
      languageId: row.language_id as LanguageId | null,
    }));
}
