import { type Done, success } from '@seri/contract/common.schema';
import type { NewPasswordBody, TokenValidity } from '@seri/contract/people/identity.schema';
import { newPasswordFaults } from '@seri/domain/people/person-forms';
import { assertHuman } from '../../../../platform/captcha/assert-human.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { Visitor } from '../../../../platform/http/route.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { countTry } from '../../../../platform/tries/tries.ts';
import { addressKey } from '../../../../platform/tries/try-key.ts';
import { confirmEmail } from '../accounts/account.store.ts';
import { findLink, useLink } from '../accounts/mailed-link.store.ts';
import { setPassword } from './set-password.ts';
import { hashPassword } from './passwords.ts';
import { signInPatience } from '../sign-in/patience.ts';

/** R17: checks a link without using it up. */
export async function checkResetToken(
  { database: { db } }: Pick<Platform, 'database'>,
  token: string,
  visitor: Visitor,
): Promise<TokenValidity> {
  await countTry(db, signInPatience, [addressKey('link', visitor.address)]);
  return { valid: (await findLink(db, 'reset-password', token)) !== undefined };
}

/** R17, R19: sets a new password by a mailed link. All sign-ins of the account end, and the link proves the address. */
export async function resetPassword(
  { database: { db }, captcha }: Pick<Platform, 'database' | 'captcha'>,
  token: string,
  form: NewPasswordBody,
  visitor: Visitor,
): Promise<Done> {
  assertFaultless(newPasswordFaults(form));
  await countTry(db, signInPatience, [addressKey('link', visitor.address)]);
  await assertHuman(captcha, visitor, 'reset_password_verify');
  const passwordHash = await hashPassword(form.newPassword);
  return inTransaction(db, async (tx) => {
    const accountId = await useLink(tx, 'reset-password', token);
    if (accountId === undefined) throw refusal('LINK_EXPIRED');
    await setPassword(tx, accountId, form.newPassword, passwordHash);
    await confirmEmail(tx, accountId);
    return success;
  });
}
