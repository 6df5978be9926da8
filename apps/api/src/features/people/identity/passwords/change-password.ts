import { type Done, success } from '@seri/contract/common.schema';
import type { ChangePasswordBody } from '@seri/contract/people/identity.schema';
import type { Faults } from '@seri/domain/common/field-fault';
import { requiredFault } from '@seri/domain/people/person-fields';
import { newPasswordFaults } from '@seri/domain/people/person-forms';
import type { Db } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import { countTry, forgetTries } from '../../../../platform/tries/tries.ts';
import { lockCredentials, readCredentials } from '../accounts/account.store.ts';
import { endSignInsOf } from '../identity.command.ts';
import { hashPassword, matchesPassword } from './passwords.ts';
import { signInPatience } from '../sign-in/patience.ts';
import { setPassword } from './set-password.ts';

/** R19: changes the password and ends all other sign-ins of the account. */
export async function changePassword(
  db: Db,
  { actor: { accountId, signInId }, transaction }: Acting,
  form: ChangePasswordBody,
): Promise<Done> {
  assertFaultless(faultsOf(form));
  const key = `current-password:${accountId}` as const;
  await countTry(db, signInPatience, [key]);
  const former = await readCredentials(db, accountId);
  const isCurrent = await matchesPassword(form.currentPassword, former.passwordHash);
  if (isCurrent) await forgetTries(db, [key]);
  const passwordHash = await hashPassword(form.newPassword);
  // The result of the check is used inside the transaction only: a repeat under the same idempotency key gets the first
  // answer, although its current password is outdated.
  return transaction(async (tx) => {
    const current = await lockCredentials(tx, accountId);
    if (!isCurrent || current.passwordHash !== former.passwordHash)
      throw refusal('FIELDS', { fields: { currentPassword: { problem: 'wrongPassword' } } });
    await setPassword(tx, accountId, form.newPassword, passwordHash);
    await endSignInsOf(tx, accountId, signInId);
    return success;
  });
}

function faultsOf(form: ChangePasswordBody): Faults {
  return { currentPassword: requiredFault(form.currentPassword), ...newPasswordFaults(form) };
}
