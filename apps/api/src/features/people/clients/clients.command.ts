import { type GivenRights, type StaffRight, staffRightsOf } from '@seri/domain/people/given-rights';
import { maySignIn } from '@seri/domain/people/roles';
import { isStaff, maySee } from '@seri/domain/people/staff-rights';
import { logAction } from '../../../platform/action-log.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { endSignInsOf, tellAccountChanged } from '../identity/identity.command.ts';
import { type AccountChange, findForChange, type LockedAccount, writeChange } from './client.store.ts';

export type { LockedAccount };

/** Locks the account. An account that the actor may not see is reported as missing. */
export async function lockVisible(tx: Tx, actor: Actor, accountId: number): Promise<LockedAccount> {
  const account = await findForChange(tx, accountId);
  if (!account || !maySee(actor, account)) throw refusal('NOT_FOUND');
  return account;
}

interface VersionedChange {
  account: LockedAccount;
  /** The version that the actor saw. */
  version: number;
  action: `client.${string}`;
  to: AccountChange;
  /** Told in the log beside what has changed. */
  detail?: Record<string, unknown>;
}

/**
 * R21: writes a change to an account, logs it with the former values and notifies open pages of the account. Returns the
 * id of the row in the log.
 */
export async function changeAccount(
  tx: Tx,
  actor: Actor,
  { account, version, action, to, detail }: VersionedChange,
): Promise<number> {
  if (!(await writeChange(tx, { id: account.id, version }, to))) throw refusal('STATE_CHANGED');
  const from = Object.fromEntries(Object.keys(to).map((name) => [name, account[name as keyof AccountChange]]));
  const logId = await logAction(tx, {
    accountId: actor.accountId,
    onBehalfOf: account.id,
    action,
    subject: `account:${account.id}`,
    detail: { from, to, ...detail },
  });
  await tellAccountChanged(tx, account.id, to.role_id ?? account.role_id);
  return logId;
}

/** R89: decides by the rights after the locks, because an owner may have taken one while they were waited for. */
export async function assertStillHas(tx: Tx, { accountId }: Actor, right: StaffRight): Promise<void> {
  const row = await tx
    .selectFrom('account')
    .select(['role_id as roleId', 'is_owner as isOwner', 'staff_rights'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!staffRightsOf(row, row.staff_rights as GivenRights)[right]) throw refusal('FORBIDDEN');
}

/**
 * R2: a role that may not sign in ends all sign-ins of the account. Whoever becomes staff signs in anew, since sign-ins of
 * staff are shorter (R10). Whoever is staff no more loses what an owner has given (R89).
 */
export async function changeRole(
  tx: Tx,
  actor: Actor,
  { account, version, roleId }: Pick<VersionedChange, 'account' | 'version'> & { roleId: number },
): Promise<void> {
  const leavesStaff = isStaff(account) && !isStaff({ roleId });
  const to = { role_id: roleId, ...(leavesStaff && { staff_rights: {} }) };
  await changeAccount(tx, actor, { account, version, action: 'client.role-changed', to });
  const becomesStaff = isStaff({ roleId }) && !isStaff(account);
  if (!maySignIn(roleId) || becomesStaff) await endSignInsOf(tx, account.id);
}
