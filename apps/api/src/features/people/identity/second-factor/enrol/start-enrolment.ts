import type { EnrolBody, Enrolment } from '@seri/contract/people/second-factor.schema';
import { hasSecondFactor } from '@seri/domain/people/second-factor';
import { inTransaction } from '../../../../../platform/database/transaction.ts';
import { refusal } from '../../../../../platform/http/refusal.ts';
import type { Visitor } from '../../../../../platform/http/route.ts';
import { countTry, forgetTries } from '../../../../../platform/tries/tries.ts';
import { addressKey } from '../../../../../platform/tries/try-key.ts';
import { watchProof } from '../../../failures/failures.command.ts';
import { lockCredentials, readCredentials, readPerson } from '../../accounts/account.store.ts';
import { findLink } from '../../accounts/mailed-link.store.ts';
import { matchesPassword } from '../../passwords/passwords.ts';
import { signInPatience } from '../../sign-in/patience.ts';
import { insertChallenge } from '../challenge.store.ts';
import { readFactors } from '../factor.store.ts';
import { startAuthenticator } from '../own/start-authenticator.ts';
import { startPasskey } from '../own/start-passkey.ts';
import type { ProofReading } from '../read-proof.ts';

/** R81: with a mailed link and the password, an account without a factor adds its first one. */
export async function startEnrolment(
  reading: ProofReading,
  { token, password }: EnrolBody,
  { address }: Visitor,
): Promise<Enrolment> {
  const { db } = reading;
  await countTry(db, signInPatience, [addressKey('link', address)]);
  const accountId = await findLink(db, 'enrol-factor', token);
  if (accountId === undefined) throw refusal('LINK_EXPIRED');
  const begin = () => enrol(reading, accountId, password);
  return watchProof(db, { accountId, reason: 'wrongPassword' }, { address }, begin);
}

async function enrol(reading: ProofReading, accountId: number, password: string): Promise<Enrolment> {
  const { db, portalSecret } = reading;
  const key = `current-password:${accountId}` as const;
  await countTry(db, signInPatience, [key]);
  const { passwordHash } = await readCredentials(db, accountId);
  if (!(await matchesPassword(password, passwordHash))) throw wrongPassword();
  await forgetTries(db, [key]);
  return inTransaction(db, async (tx) => {
    const current = await lockCredentials(tx, accountId);
    if (current.passwordHash !== passwordHash) throw wrongPassword();
    if (hasSecondFactor(await readFactors(tx, accountId))) throw refusal('LINK_EXPIRED');
    const person = await readPerson(tx, accountId);
    return {
      challenge: await insertChallenge(tx, accountId, 'enrol'),
      authenticator: await startAuthenticator(tx, portalSecret, person),
      passkey: await startPasskey(tx, reading, person),
    };
  });
}

const wrongPassword = () => refusal('FIELDS', { fields: { password: { problem: 'wrongPassword' } } });
