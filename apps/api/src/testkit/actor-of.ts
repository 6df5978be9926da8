import type { Actor } from '../platform/actor.ts';
import { staffRightsOf } from '@seri/domain/people/given-rights';
import { permissionsOf, roleIds } from '@seri/domain/people/roles';

/** An actor as it would be read from a sign-in, with the flags and rights of its role. */
export function actorOf(accountId: number, roleId: number = roleIds.client, signInId = ''): Actor {
  return {
    accountId,
    signInId,
    roleId,
    isOwner: false,
    isProved: true,
    permissions: permissionsOf(roleId),
    rights: staffRightsOf({ roleId, isOwner: false }, {}),
    languageId: null,
  };
}
