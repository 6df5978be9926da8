import type { Flag } from '@seri/domain/people/permissions';
import { mayGiveRights } from '@seri/domain/people/given-rights';
import {
  type ManagedAccount,
  mayGiveFlag,
  mayGiveRole,
  mayGiveRoleFlag,
  mayManage,
} from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';

/** R20: staff do not manage their own account. */
export function assertCanManageClient(actor: Actor, account: ManagedAccount): void {
  if (!mayManage(actor, account)) throw refusal('FORBIDDEN');
}

/** R21 */
export function assertCanGiveRole(actor: Actor, account: ManagedAccount, roleId: number): void {
  if (!mayGiveRole(actor, account, roleId)) throw refusal('NOT_YOURS_TO_GIVE');
}

/** R21 */
export function assertCanGiveFlags(actor: Actor, account: ManagedAccount, flags: readonly Flag[]): void {
  if (!flags.every((flag) => mayGiveFlag(actor, account, flag))) throw refusal('NOT_YOURS_TO_GIVE');
}

/** R89 */
export function assertCanGiveRights(actor: Actor, account: ManagedAccount & { isOwner: boolean }): void {
  if (!mayGiveRights(actor, account)) throw refusal('NOT_YOURS_TO_GIVE');
}

/** R21 */
export function assertCanGiveRoleFlags(actor: Actor, roleId: number, flags: readonly Flag[]): void {
  if (!flags.every((flag) => mayGiveRoleFlag(actor, roleId, flag))) throw refusal('NOT_YOURS_TO_GIVE');
}
