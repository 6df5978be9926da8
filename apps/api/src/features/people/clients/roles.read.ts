import type { Roles } from '@seri/contract/people/clients.schema';
import { flags } from '@seri/domain/people/permissions';
import { type Overrides, permissionsOf, roleName } from '@seri/domain/people/roles';
import { mayGiveRoleFlag } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';

/** R4: the permissions of each role, and the flags of it that the reader may change. */
export async function readRoles(db: Db, actor: Actor): Promise<Roles> {
  const rows = await db.selectFrom('role_flags').selectAll().orderBy('role_id').execute();
  const roles = rows.map(({ role_id: roleId, version, ...row }) => {
    const overrides = row.overrides as Overrides;
    return {
      roleId,
      userLevel: roleName(roleId) ?? '',
      version,
      permission: permissionsOf(roleId, {}, overrides),
      defaults: permissionsOf(roleId),
      overrides,
      can: { flags: flags.filter((flag) => mayGiveRoleFlag(actor, roleId, flag)) },
    };
  });
  return { roles };
}
