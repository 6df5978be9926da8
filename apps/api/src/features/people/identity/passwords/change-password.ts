import { type Done, success } from '@seri/contract/common.schema';
import type { ChangePasswordBody } from '@seri/contract/people/identity.schema';
import type { Faults } from '@seri/domain/common/field-fault';
import { requiredFault } from '@seri/domain/people/person-fields';
import { newPasswordFaults } from '@seri/domain/people/person-forms';
import type { Db } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import { assertProved, provePassword } from './own-password.command.ts';
import { hashPassword } from './passwords.ts';
import { setPassword } from './set-password.ts';

/** R19: changes the password; of the account's sign-ins only this one stays. */
export async function changePassword(
  db: Db,
  { actor: { accountId, signInId }, transaction }: Acting,
  form: ChangePasswordBody,
): Promise<Done> {
  assertFaultless(faultsOf(form));
  const proof = await provePassword(db, accountId, form.currentPassword);
  const passwordHash = await hashPassword(form.newPassword);
  return transaction(async (tx) => {
    await assertProved(tx, proof);
    await setPassword(tx, accountId, form.newPassword, passwordHash, signInId);
    return success;
  });
}

function faultsOf(form: ChangePasswordBody): Faults {
  return { currentPassword: requiredFault(form.currentPassword), ...newPasswordFaults(form) };
}
