import { type Done, success } from '@seri/contract/common.schema';
import type { StepUpBody } from '@seri/contract/people/second-factor.schema';
import { hasSecondFactor } from '@seri/domain/people/second-factor';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { countTry, forgetTries } from '../../../../platform/tries/tries.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { lockAccount } from '../identity.command.ts';
import { assertProved, provePassword } from '../passwords/own-password.command.ts';
import { signInPatience } from '../sign-in/patience.ts';
import { markProved, readFactors } from './factor.store.ts';
import { type ProofReading, readProof } from './read-proof.ts';

/**
 * R82: proves again that the account itself sits at this browser, by a second factor, or by the password if it has none.
 * A repeat is judged anew, since a code counts once: no answer is kept for its key.
 */
export async function stepUp(
  reading: ProofReading,
  { actor: { accountId, signInId } }: Acting,
  { proof }: StepUpBody,
): Promise<Done> {
  const { db } = reading;
  if (proof.by === 'password') return stepUpByPassword(reading, accountId, signInId, proof.password);
  const key = `second-factor:${accountId}` as const;
  await countTry(db, signInPatience, [key]);
  const judge = await readProof(reading, accountId, proof);
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    if (!(await judge(tx))) throw refusal('WRONG_SECOND_FACTOR');
    await forgetTries(tx, [key]);
    await markProved(tx, signInId);
    return success;
  });
}

async function stepUpByPassword(
  { db }: ProofReading,
  accountId: number,
  signInId: string,
  password: string,
): Promise<Done> {
  const proof = await provePassword(db, accountId, password);
  return inTransaction(db, async (tx) => {
    await assertProved(tx, proof);
    if (hasSecondFactor(await readFactors(tx, accountId))) throw refusal('WRONG_SECOND_FACTOR');
    await markProved(tx, signInId);
    return success;
  });
}
