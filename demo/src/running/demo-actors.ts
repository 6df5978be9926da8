import { roleOverrides } from '@seri/api/features/people/identity/identity.query';
import type { Actor } from '@seri/api/platform/actor';
import type { Db } from '@seri/api/platform/database/database';
import type { LanguageId } from '@seri/domain/common/languages';
import { maySignIn, type Overrides, permissionsOf } from '@seri/domain/people/roles';

/** People of the demonstration as they would act if they had signed in; not those who may not. In the order of their ids. */
export async function readDemoActors(db: Db, emails: readonly string[]): Promise<readonly Actor[]> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'role_id', 'is_owner', 'overrides', 'language_id', roleOverrides.as('role_overrides')])
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
      permissions: permissionsOf(row.role_id, row.overrides as Overrides, row.role_overrides),
      languageId: row.language_id as LanguageId | null,
    }));
}
