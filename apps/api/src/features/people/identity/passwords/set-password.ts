import { newPasswordFault } from '@seri/domain/people/person-fields';
import { hasSecondFactor, leastPasswordLength } from '@seri/domain/people/second-factor';
import { logAction } from '../../../../platform/action-log.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import { enqueue } from '../../../../platform/jobs/job.ts';
import { forgetTries } from '../../../../platform/tries/tries.ts';
import { readPerson, writePassword } from '../accounts/account.store.ts';
import { commonPasswordFault } from './common-passwords.ts';
import { endSignInsOf } from '../identity.command.ts';
import { tellPasswordChangedJob } from '../identity.jobs.ts';
import { endLinks } from '../accounts/mailed-link.store.ts';
import { endChallenges } from '../second-factor/challenge.store.ts';
import { readFactors } from '../second-factor/factor.store.ts';
import { forgetDevices } from '../sign-in/sign-in.store.ts';
import { emailKey } from '../sign-in/try-key.ts';

/**
 * R19: sets a new password. It refuses common and short ones, ends reset links, sign-ins under way and every sign-in but
 * the kept one, forgets other browsers and failed tries, and mails the owner. Call it under the lock of the account.
 */
export async function setPassword(
  tx: Tx,
  accountId: number,
  password: string,
  passwordHash: string,
  keptSignIn?: string,
): Promise<void> {
  const person = await readPerson(tx, accountId);
  const hasFactor = hasSecondFactor(await readFactors(tx, accountId));
  const short = newPasswordFault(password, leastPasswordLength({ roleId: person.role_id }, hasFactor));
  const common = await commonPasswordFault(password, { email: person.email, fullName: person.full_name });
  assertFaultless({ newPassword: short ?? common });
  await writePassword(tx, accountId, passwordHash);
  await endSignInsOf(tx, accountId, keptSignIn);
  await forgetDevices(tx, accountId, keptSignIn);
  await endLinks(tx, accountId, 'reset-password');
  await endChallenges(tx, accountId);
  await forgetTries(tx, [emailKey(person.email)]);
  await logAction(tx, { accountId, action: 'password.changed', subject: `account:${accountId}` });
  await enqueue(tx, tellPasswordChangedJob, { accountId });
}
