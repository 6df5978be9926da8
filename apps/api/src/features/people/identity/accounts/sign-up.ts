import { type Done, success } from '@seri/contract/common.schema';
import { identityCalls } from '@seri/contract/people/identity.calls';
import type { SignUpBody } from '@seri/contract/people/identity.schema';
import { countryCodeOf } from '@seri/domain/people/countries';
import type { Faults } from '@seri/domain/common/field-fault';
import { languageOf } from '@seri/domain/common/languages';
import { signUpFaults } from '@seri/domain/people/person-forms';
import { roleIds } from '@seri/domain/people/roles';
import { logAction } from '../../../../platform/action-log.ts';
import { assertHuman } from '../../../../platform/captcha/assert-human.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import type { Visitor } from '../../../../platform/http/route.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import { enqueue } from '../../../../platform/jobs/job.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { countTry } from '../../../../platform/tries/tries.ts';
import { addressKey } from '../../../../platform/tries/try-key.ts';
import { emailIs } from './account.store.ts';
import { commonPasswordFault } from '../passwords/common-passwords.ts';
import { mailVerificationJob, tellTakenJob } from '../identity.jobs.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { signInPatience } from '../sign-in/patience.ts';

/**
 * R16: registers an account. A taken address costs the same work and gets the same answer; its owner is told by mail.
 */
export async function signUp(
  { database: { db }, captcha }: Pick<Platform, 'database' | 'captcha'>,
  form: SignUpBody,
  visitor: Visitor,
): Promise<Done> {
  assertFaultless(await faultsOf(form), identityCalls.signUp.fieldNames);
  await countTry(db, signInPatience, [addressKey('sign-up', visitor.address)]);
  await assertHuman(captcha, visitor, 'signup');
  const passwordHash = await hashPassword(form.password);
  return inTransaction(db, async (tx) => {
    const accountId = await insertAccount(tx, form, passwordHash);
    if (accountId === undefined) await enqueue(tx, tellTakenJob, { accountId: await ownerOf(tx, form.email) });
    else await welcome(tx, accountId);
    return success;
  });
}

async function faultsOf(form: SignUpBody): Promise<Faults> {
  const language = languageOf(form.language) ?? 'en';
  return {
    country: countryCodeOf(form.country) ? undefined : { problem: 'choice' },
    password: await commonPasswordFault(form.password, form),
    ...signUpFaults({ ...form, referralCode: form.referralCode ?? '' }, language),
  };
}

/** Undefined if the address has an account. Of two concurrent registrations the second finds the first. */
async function insertAccount(tx: Tx, form: SignUpBody, passwordHash: string): Promise<number | undefined> {
  const row = await tx
    .insertInto('account')
    .values({
      email: form.email.trim(),
      email_confirmed_at: null,
      password_hash: passwordHash,
      role_id: roleIds.restricted,
      full_name: form.fullName.trim(),
      referral_code: form.referralCode?.trim() ?? '',
      mobile: form.mobile.trim(),
      country_id: form.country,
      city: form.city.trim(),
      language_id: form.language,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

async function ownerOf(tx: Tx, email: string): Promise<number> {
  const { id } = await tx.selectFrom('account').select('id').where(emailIs(email)).executeTakeFirstOrThrow();
  return id;
}

async function welcome(tx: Tx, accountId: number): Promise<void> {
  await logAction(tx, { accountId, action: 'account.registered', subject: `account:${accountId}` });
  await enqueue(tx, mailVerificationJob, { accountId });
}
