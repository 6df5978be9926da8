import { type DoneWithMessage } from '@seri/contract/people/identity.schema';
import { assertHuman } from '../../../../platform/captcha/assert-human.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import type { Visitor } from '../../../../platform/http/route.ts';
import { enqueue } from '../../../../platform/jobs/job.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { countTry } from '../../../../platform/tries/tries.ts';
import { addressKey } from '../../../../platform/tries/try-key.ts';
import { mailResetJob } from '../identity.jobs.ts';
import { signInPatience } from '../sign-in/patience.ts';

/** R17: the job, not the request, looks the account up, so that all addresses get the same answer. */
export async function forgotPassword(
  { database: { db }, captcha }: Pick<Platform, 'database' | 'captcha'>,
  email: string,
  visitor: Visitor,
): Promise<DoneWithMessage> {
  await countTry(db, signInPatience, [addressKey('forgot-password', visitor.address)]);
  await assertHuman(captcha, visitor, 'reset_password');
  await inTransaction(db, (tx) => enqueue(tx, mailResetJob, { email }));
  return { success: true, message: 'sent' };
}
