import { type Done, success } from '@seri/contract/common.schema';
import type { ChangePasswordBody } from '@seri/contract/identity.schema';
import type { Faults } from '@seri/domain/field-fault';
import { requiredFault } from '@seri/domain/person-fields';
import { newPasswordFaults } from '@seri/domain/person-forms';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Acting } from '../../platform/http/acting.ts';
import { assertFaultless } from '../../platform/http/validation.ts';
import { endSignInsOf, lockAccount } from './identity.command.ts';
import { hashPassword, matchesPassword } from './passwords.ts';
import { setPassword } from './set-password.ts';
import { countTry, forgetTries } from './tries.ts';
import type { TryKey } from './try-key.ts';

/** R19: who knows the current password chooses another one; the account's other sign-ins end. */
export async function changePassword(
  db: Db,
  { actor: { accountId, signInId }, transaction }: Acting,
  form: ChangePasswordBody,
): Promise<Done> {
  assertFaultless(faultsOf(form));
  const key: TryKey = `current-password:${accountId}`;
  await countTry(db, [key]);
  const answer = await transaction(async (tx) => {
    await lockAccount(tx, accountId);
    await assertCurrent(tx, accountId, form.currentPassword);
    await setPassword(tx, accountId, form.newPassword, await hashPassword(form.newPassword));
    await endSignInsOf(tx, accountId, signInId);
    return success;
  });
  await forgetTries(db, [key]);
  return answer;
}

function faultsOf(form: ChangePasswordBody): Faults {
  return { currentPassword: requiredFault(form.currentPassword), ...newPasswordFaults(form) };
}

async function assertCurrent(tx: Tx, accountId: number, password: string): Promise<void> {
  const account = tx.selectFrom('account').select('password_hash').where('id', '=', accountId);
  const { password_hash: passwordHash } = await account.executeTakeFirstOrThrow();
  if (!(await matchesPassword(password, passwordHash))) {
    assertFaultless({ currentPassword: { problem: 'wrongPassword' } });
  }
}
