import { cookies as names } from '@seri/contract/headers';
import type { FinishEnrolmentBody } from '@seri/contract/people/second-factor.schema';
import { maySignIn } from '@seri/domain/people/roles';
import { hasSecondFactor, passkeyNameFault } from '@seri/domain/people/second-factor';
import type { Tx } from '../../../../../platform/database/database.ts';
import { inTransaction } from '../../../../../platform/database/transaction.ts';
import { refusal } from '../../../../../platform/http/refusal.ts';
import type { Visitor } from '../../../../../platform/http/route.ts';
import { assertFaultless } from '../../../../../platform/http/validation.ts';
import { countTry, forgetTries } from '../../../../../platform/tries/tries.ts';
import { watchProof } from '../../../failures/failures.command.ts';
import { lockCredentials } from '../../accounts/account.store.ts';
import { endLinks } from '../../accounts/mailed-link.store.ts';
import { identify } from '../../identity.query.ts';
import { signInPatience } from '../../sign-in/patience.ts';
import { type SignInResult, startSignIn } from '../../sign-in/start-sign-in.ts';
import { newToken } from '../../sign-in/tokens.ts';
import { findChallenge, takeChallenge } from '../challenge.store.ts';
import { readFactors } from '../factor.store.ts';
import { addAuthenticator, addPasskeyRow, readNewPasskey } from '../own/add-factor.ts';
import { type Judge, type ProofReading } from '../read-proof.ts';
import { giveRecoveryCodes } from '../recovery-codes.ts';

interface EnrolledSignIn extends SignInResult {
  recoveryCodes: string[];
}

/** R81: adds the first factor, which uses the mailed link up, and signs in. */
export async function finishEnrolment(
  reading: ProofReading,
  { challenge, factor }: FinishEnrolmentBody,
  visitor: Visitor,
): Promise<EnrolledSignIn> {
  const { db, portalSecret, settings } = reading;
  const accountId = await findChallenge(db, 'enrol', challenge);
  if (accountId === undefined) throw refusal('CHALLENGE_EXPIRED');
  const key = `second-factor:${accountId}` as const;
  await countTry(db, signInPatience, [key]);
  const add = await adding(reading, accountId, factor);
  const former = await identify(db, visitor.cookies);
  const device = visitor.cookies[names.device] ?? newToken().text;
  const enter = async (tx: Tx) => {
    const roleId = await assertStillEnrolling(tx, accountId, challenge);
    if (!(await add(tx))) throw refusal('WRONG_SECOND_FACTOR');
    await forgetTries(tx, [key]);
    await endLinks(tx, accountId, 'enrol-factor');
    const recoveryCodes = await giveRecoveryCodes(tx, portalSecret, accountId);
    const visit = { accountId, roleId, visitor, device, former, by: factor.by };
    return { recoveryCodes, ...(await startSignIn(tx, settings, visit)) };
  };
  const watched = { accountId, reason: 'wrongSecondFactor' } as const;
  return watchProof(db, watched, visitor, () => inTransaction(db, enter));
}

async function assertStillEnrolling(tx: Tx, accountId: number, challenge: string): Promise<number> {
  const { roleId } = await lockCredentials(tx, accountId);
  const isOpen = maySignIn(roleId) && (await takeChallenge(tx, 'enrol', challenge, accountId));
  if (!isOpen || hasSecondFactor(await readFactors(tx, accountId))) throw refusal('CHALLENGE_EXPIRED');
  return roleId;
}

async function adding(
  { db, portalSecret, site }: ProofReading,
  accountId: number,
  factor: FinishEnrolmentBody['factor'],
): Promise<Judge> {
  if (factor.by === 'authenticator') return (tx) => addAuthenticator(tx, portalSecret, accountId, factor.code);
  assertFaultless({ name: passkeyNameFault(factor.name) });
  const made = await readNewPasskey(db, site, accountId, factor.passkey);
  return async (tx) => made !== undefined && addPasskeyRow(tx, accountId, factor.name, made);
}
