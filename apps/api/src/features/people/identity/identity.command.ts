import { equivalentRoleIds } from '@seri/domain/people/roles';
import { sql } from 'kysely';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { emit, emitToEach } from '../../../platform/outbox/emit.ts';
import { tellSignInEnded } from './identity.events.ts';

/** Locks the account. Lock order: account, session, lot, bid. */
export async function lockAccount(tx: Tx, accountId: number): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Several accounts are locked in the order of their ids. */
export function lockAccounts(tx: Tx, accountIds: readonly number[]): Promise<{ id: number; roleId: number }[]> {
  return tx
    .selectFrom('account')
    .select(['id', 'role_id as roleId'])
    .where(sql<boolean>`id = any(${accountIds}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

type Reason = 'signed-out' | 'revoked';

/** Ends one sign-in of the account. Returns false if it had ended already or is not of this account. */
export async function endSignInOf(tx: Tx, accountId: number, signInId: string, reason: Reason): Promise<boolean> {
  const ended = await endSignIns(tx, accountId).where('id', '=', signInId).executeTakeFirst();
  if (!ended) return false;
  await tellSignInEnded(tx, accountId, signInId, reason);
  return true;
}

/** Ends all sign-ins of the account, except one if that is named. Live connections close within a second. */
export async function endSignInsOf(tx: Tx, accountId: number, exceptSignInId?: string): Promise<void> {
  const all = endSignIns(tx, accountId);
  const ended = await (exceptSignInId === undefined ? all : all.where('id', '<>', exceptSignInId)).execute();
  for (const { id } of ended) await tellSignInEnded(tx, accountId, id, 'revoked');
}

function endSignIns(tx: Tx, accountId: number) {
  return tx
    .updateTable('sign_in')
    .set({ ended_at: sql<Date>`app_now()` })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .returning('id');
}

/** Makes all open pages of the account reload its profile. */
export async function tellAccountChanged(
  tx: Tx,
  accountId: number,
  roleId: number,
  originSocket?: string,
): Promise<void> {
  await emit(tx, { audience: audienceOf.account(accountId), name: 'account.changed', data: { roleId }, originSocket });
}

/** Does the same for everybody who is signed in with this role. */
export async function tellRoleChanged(tx: Tx, roleId: number): Promise<void> {
  const signedIn = await tx
    .selectFrom('sign_in')
    .innerJoin('account', 'account.id', 'sign_in.account_id')
    .select('account_id')
    .distinct()
    .where('role_id', 'in', equivalentRoleIds(roleId))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .execute();
  const audiences = signedIn.map(({ account_id: accountId }) => audienceOf.account(accountId));
  await emitToEach(tx, audiences, { name: 'account.changed', data: { roleId } });
}
