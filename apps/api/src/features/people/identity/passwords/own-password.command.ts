import type { Db, Tx } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { countTry, forgetTries } from '../../../../platform/tries/tries.ts';
import { lockCredentials, readCredentials } from '../accounts/account.store.ts';
import { signInPatience } from '../sign-in/patience.ts';
import { matchesPassword } from './passwords.ts';

/** The result of comparing a typed password with the account's own. */
interface PasswordProof {
  accountId: number;
  isCurrent: boolean;
  passwordHash: string;
}

/** R18: compares the password that the account has typed again, which is counted as a try at signing in is. */
export async function provePassword(db: Db, accountId: number, password: string): Promise<PasswordProof> {
  const key = `current-password:${accountId}` as const;
  await countTry(db, signInPatience, [key]);
  const { passwordHash } = await readCredentials(db, accountId);
  const isCurrent = await matchesPassword(password, passwordHash);
  if (isCurrent) await forgetTries(db, [key]);
  return { accountId, isCurrent, passwordHash };
}

/**
 * Locks the account and refuses unless the proof holds. Call it in the transaction of the change: a repeat under the same
 * idempotency key gets the first answer, although its password may be outdated.
 */
export async function assertProved(tx: Tx, { accountId, isCurrent, passwordHash }: PasswordProof): Promise<void> {
  const current = await lockCredentials(tx, accountId);
  if (!isCurrent || current.passwordHash !== passwordHash)
    throw refusal('FIELDS', { fields: { currentPassword: { problem: 'wrongPassword' } } });
}
