import { cookies as names } from '@seri/contract/headers';
import type { PasskeyOptions, SecondStepBody } from '@seri/contract/people/second-factor.schema';
import { maySignIn } from '@seri/domain/people/roles';
import type { Tx } from '../../../../platform/database/database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { Visitor } from '../../../../platform/http/route.ts';
import { countTry, forgetTries } from '../../../../platform/tries/tries.ts';
import { watchProof } from '../../failures/failures.command.ts';
import { lockCredentials } from '../accounts/account.store.ts';
import { identify } from '../identity.query.ts';
import { signInPatience } from '../sign-in/patience.ts';
import { type SignInResult, startSignIn } from '../sign-in/start-sign-in.ts';
import { newToken } from '../sign-in/tokens.ts';
import { findChallenge, insertChallenge, takeChallenge } from './challenge.store.ts';
import { readPasskeys } from './passkey.store.ts';
import { requestOptions } from './passkeys.ts';
import { type ProofReading, readProof } from './read-proof.ts';

/** R80: the second step of a sign-in. The account is that of the challenge, whatever else the browser sends. */
export async function completeSignIn(
  reading: ProofReading,
  { challenge, proof }: SecondStepBody,
  visitor: Visitor,
): Promise<SignInResult> {
  const { db, settings } = reading;
  const accountId = await findChallenge(db, 'sign-in', challenge);
  if (accountId === undefined) throw refusal('CHALLENGE_EXPIRED');
  const key = `second-factor:${accountId}` as const;
  await countTry(db, signInPatience, [key]);
  const judge = await readProof(reading, accountId, proof);
  const former = await identify(db, visitor.cookies);
  const device = visitor.cookies[names.device] ?? newToken().text;
  const enter = async (tx: Tx) => {
    const { roleId } = await lockCredentials(tx, accountId);
    // Changing the password, the factors or the role in between has ended the challenge.
    const isOpen = maySignIn(roleId) && (await takeChallenge(tx, 'sign-in', challenge, accountId));
    if (!isOpen) throw refusal('CHALLENGE_EXPIRED');
    if (!(await judge(tx))) throw refusal('WRONG_SECOND_FACTOR');
    await forgetTries(tx, [key]);
    return startSignIn(tx, settings, { accountId, roleId, visitor, device, former, by: proof.by });
  };
  const watched = { accountId, reason: 'wrongSecondFactor' } as const;
  return watchProof(db, watched, visitor, () => inTransaction(db, enter));
}

/** R80: what the browser needs to sign in with a passkey of the account of the challenge. */
export async function askPasskey({ db, site }: ProofReading, challenge: string): Promise<PasskeyOptions> {
  const accountId = await findChallenge(db, 'sign-in', challenge);
  if (accountId === undefined) throw refusal('CHALLENGE_EXPIRED');
  return askPasskeyOf({ db, site }, accountId);
}

export async function askPasskeyOf(
  { db, site }: Pick<ProofReading, 'db' | 'site'>,
  accountId: number,
): Promise<PasskeyOptions> {
  const asked = await inTransaction(db, (tx) => insertChallenge(tx, accountId, 'assert-passkey'));
  return requestOptions(site, await readPasskeys(db, accountId), asked);
}
