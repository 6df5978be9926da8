import { maySignIn } from '@seri/domain/people/roles';
import { isStaff, maySee } from '@seri/domain/people/staff-rights';
import { logAction } from '../../../platform/action-log.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { endSignInsOf, tellAccountChanged } from '../identity/identity.command.ts';
import { type AccountChange, findForChange, type LockedAccount, writeChange } from './client.store.ts';

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
}

/** R21: writes a change to an account, logs it with the former values and notifies open pages of the account. */
export async function changeAccount(
  tx: Tx,
  actor: Actor,
  { account, version, action, to }: VersionedChange,
): Promise<void> {
  if (!(await writeChange(tx, { id: account.id, version }, to))) throw refusal('STATE_CHANGED');
  const from = Object.fromEntries(Object.keys(to).map((name) => [name, account[name as keyof AccountChange]]));
  await logAction(tx, {
    accountId: actor.accountId,
    onBehalfOf: account.id,
    action,
    subject: `account:${account.id}`,
    detail: { from, to },
  });
  await tellAccountChanged(tx, account.id, to.role_id ?? account.role_id);
}

/**
 * R2: a role that may not sign in ends all sign-ins of the account. Whoever becomes staff signs in anew, since sign-ins of
 * staff are shorter (R10).
 */
export async function changeRole(
  tx: Tx,
  actor: Actor,
  { account, version, roleId }: Pick<VersionedChange, 'account' | 'version'> & { roleId: number },
): Promise<void> {
  await changeAccount(tx, actor, { account, version, action: 'client.role-changed', to: { role_id: roleId } });
  const becomesStaff = isStaff({ roleId }) && !isStaff(account);
  if (!maySignIn(roleId) || becomesStaff) await endSignInsOf(tx, account.id);
}
