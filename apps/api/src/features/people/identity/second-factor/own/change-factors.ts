import { type Done, success } from '@seri/contract/common.schema';
import type {
  AddedFactor,
  AddPasskeyBody,
  PasskeyNameBody,
  RecoveryCodes,
} from '@seri/contract/people/second-factor.schema';
import { authenticatorCodeFault, hasSecondFactor, passkeyNameFault } from '@seri/domain/people/second-factor';
import { logAction } from '../../../../../platform/action-log.ts';
import { inTransaction } from '../../../../../platform/database/transaction.ts';
import type { Acting } from '../../../../../platform/http/acting.ts';
import { refusal } from '../../../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../../../platform/http/validation.ts';
import { enqueue } from '../../../../../platform/jobs/job.ts';
import { countTry, forgetTries } from '../../../../../platform/tries/tries.ts';
import { lockAccount } from '../../identity.command.ts';
import { signInPatience } from '../../sign-in/patience.ts';
import { findAuthenticator, readFactors } from '../factor.store.ts';
import { writePasskeyName } from '../passkey.store.ts';
import type { ProofReading } from '../read-proof.ts';
import { giveRecoveryCodes } from '../recovery-codes.ts';
import { tellFactorJob } from '../second-factor.jobs.ts';
import { addAuthenticator, addPasskeyRow, firstRecoveryCodes, readNewPasskey } from './add-factor.ts';

/** Answers with secrets are kept for no key (R13), where they would lie in clear for a day. */
export async function confirmAuthenticator(
  { db, portalSecret }: ProofReading,
  { actor: { accountId } }: Acting,
  code: string,
): Promise<AddedFactor> {
  assertFaultless({ code: authenticatorCodeFault(code) });
  const key = `second-factor:${accountId}` as const;
  await countTry(db, signInPatience, [key]);
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    if (!(await findAuthenticator(tx, accountId, 'started'))) throw refusal('STATE_CHANGED');
    if (!(await addAuthenticator(tx, portalSecret, accountId, code))) throw refusal('WRONG_SECOND_FACTOR');
    await forgetTries(tx, [key]);
    return { recoveryCodes: await firstRecoveryCodes(tx, portalSecret, accountId) };
  });
}

export async function addPasskey(
  { db, portalSecret, site }: ProofReading,
  { actor: { accountId } }: Acting,
  { name, passkey }: AddPasskeyBody,
): Promise<AddedFactor> {
  assertFaultless({ name: passkeyNameFault(name) });
  const made = await readNewPasskey(db, site, accountId, passkey);
  if (!made) throw refusal('CHALLENGE_EXPIRED');
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    if (!(await addPasskeyRow(tx, accountId, name, made))) throw refusal('CHALLENGE_EXPIRED');
    return { recoveryCodes: await firstRecoveryCodes(tx, portalSecret, accountId) };
  });
}

export function renamePasskey(
  { actor: { accountId }, transaction }: Acting,
  id: string,
  { name }: PasskeyNameBody,
): Promise<Done> {
  assertFaultless({ name: passkeyNameFault(name) });
  return transaction(async (tx) => {
    if (!(await writePasskeyName(tx, accountId, id, name))) throw refusal('NOT_FOUND');
    return success;
  });
}

export function renewRecoveryCodes(
  { db, portalSecret }: ProofReading,
  { actor: { accountId } }: Acting,
): Promise<RecoveryCodes> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    if (!hasSecondFactor(await readFactors(tx, accountId))) throw refusal('STATE_CHANGED');
    const recoveryCodes = await giveRecoveryCodes(tx, portalSecret, accountId);
    await logAction(tx, { accountId, action: 'factor.codes-renewed', subject: `account:${accountId}` });
    await enqueue(tx, tellFactorJob, { accountId, change: 'codesRenewed' });
    return { recoveryCodes };
  });
}
