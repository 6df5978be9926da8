import { hasSecondFactor, mustHaveFactor, usableFactors } from '@seri/domain/people/second-factor';
import type { Tx } from '../../../../platform/database/database.ts';
import { type Refusal, refusal } from '../../../../platform/http/refusal.ts';
import { enqueue } from '../../../../platform/jobs/job.ts';
import { insertChallenge } from './challenge.store.ts';
import { readFactors } from './factor.store.ts';
import { mailEnrolmentJob } from './second-factor.jobs.ts';
import { isFactorRequiredOfStaff } from './staff-factor.store.ts';

/**
 * R80, R81: after the right password, the refusal that asks for a factor or for adding one; undefined if the password is
 * enough. It is returned instead of thrown, since its challenge or mail must be committed.
 */
export async function demandFactor(
  tx: Tx,
  account: { id: number; roleId: number },
  settings: { demo: boolean },
): Promise<Refusal | undefined> {
  const factors = await readFactors(tx, account.id);
  if (hasSecondFactor(factors)) {
    const challenge = await insertChallenge(tx, account.id, 'sign-in');
    return refusal('SECOND_FACTOR_REQUIRED', { challenge, factors: usableFactors(factors) });
  }
  if (!mustHaveFactor(account, await isFactorRequiredOfStaff(tx, settings))) return undefined;
  await enqueue(tx, mailEnrolmentJob, { accountId: account.id });
  return refusal('SECOND_FACTOR_MISSING');
}
