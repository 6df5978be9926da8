import { roleIds } from '@seri/domain/people/roles';
import { logAction } from '../../../../platform/action-log.ts';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { emailIs, writePassword } from './account.store.ts';
import { endSignInsOf, lockAccount, tellAccountChanged } from '../identity.command.ts';
import { linkLife } from './mailed-link-life.ts';
import { endLinks, insertLink } from './mailed-link.store.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { newToken } from '../sign-in/tokens.ts';

export interface OwnerResult {
  outcome: 'created' | 'promoted' | 'unproved' | 'standing';
  /** Token of the link to choose a password, if the owner knows none. */
  token?: string;
}

/** R20: makes the account of this address an owner, or creates one. No call can do this, only the command line. */
export async function createOwner(db: Db, email: string): Promise<OwnerResult> {
  const unusableHash = await hashPassword(newToken().text);
  return inTransaction(db, async (tx) => {
    const found = await tx.selectFrom('account').select('id').where(emailIs(email)).executeTakeFirst();
    if (!found) return { outcome: 'created', token: await linkFor(tx, await insertOwner(tx, email, unusableHash)) };
    await lockAccount(tx, found.id);
    return promote(tx, found.id, unusableHash);
  });
}

async function insertOwner(tx: Tx, email: string, passwordHash: string): Promise<number> {
  const { id } = await tx
    .insertInto('account')
    .values({
      email,
      full_name: email.slice(0, email.indexOf('@')),
      email_confirmed_at: null,
      password_hash: passwordHash,
      role_id: roleIds.manager,
      is_owner: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await logOwner(tx, id);
  return id;
}

async function promote(tx: Tx, accountId: number, unusableHash: string): Promise<OwnerResult> {
  const account = tx.selectFrom('account').select(['role_id', 'is_owner', 'email_confirmed_at']);
  const former = await account.where('id', '=', accountId).executeTakeFirstOrThrow();
  const isProved = former.email_confirmed_at !== null;
  if (isProved && former.is_owner && former.role_id === roleIds.manager) return { outcome: 'standing' };
  const mark = { role_id: roleIds.manager, is_owner: true };
  await tx.updateTable('account').set(mark).where('id', '=', accountId).execute();
  await logOwner(tx, accountId, former.role_id);
  await tellAccountChanged(tx, accountId, roleIds.manager);
  // Sign-ins of staff are shorter (R10).
  if (former.role_id !== roleIds.manager || !isProved) await endSignInsOf(tx, accountId);
  if (isProved) return { outcome: 'promoted' };
  // Anybody may have registered an unproved address, and their password must not open an owner’s account.
  await writePassword(tx, accountId, unusableHash);
  return { outcome: 'unproved', token: await linkFor(tx, accountId) };
}

async function linkFor(tx: Tx, accountId: number): Promise<string> {
  for (const kind of ['verify-email', 'reset-password'] as const) await endLinks(tx, accountId, kind);
  return (await insertLink(tx, accountId, 'reset-password', linkLife['first-owner'])).text;
}

async function logOwner(tx: Tx, accountId: number, formerRole?: number): Promise<void> {
  const subject = `account:${accountId}` as const;
  await logAction(tx, { accountId, action: 'owner.made', subject, detail: { formerRole, by: 'command line' } });
}
