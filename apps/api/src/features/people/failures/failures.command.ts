import { createHmac } from 'node:crypto';
import type { SignInBody } from '@seri/contract/people/identity.schema';
import type { FailedSignInReason } from '@seri/domain/people/failed-sign-ins';
import { derivedSecret } from '../../../platform/derived-secret.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Visitor } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countFailedSignIn, type FailedSignIn } from './failed-sign-in.store.ts';

/** A try that has to wait, or lacks its captcha, is not judged: it is counted by R18 alone. */
const signInReasons: Readonly<Record<string, FailedSignInReason>> = {
  invalid_credentials: 'wrongPassword',
  invalid_user: 'disabled',
  email_unconfirmed: 'unconfirmed',
};

/** R76: counts the try if it is refused. Neither the password nor the typed address is kept. */
export function watchSignIn<Answer>(
  { database: { db }, settings: { secret } }: Pick<Platform, 'database' | 'settings'>,
  { email: typed }: Pick<SignInBody, 'email'>,
  { address }: Visitor,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  const email = typed.trim().toLowerCase();
  const emailHash = createHmac('sha256', derivedSecret(secret, 'failed sign-ins')).update(email).digest('hex');
  return watch(db, { person: { email, emailHash }, address }, (code) => signInReasons[code], attempt);
}

/** A password that is wrong is the fault of a field. */
const wrongProofs: ReadonlySet<string> = new Set(['WRONG_SECOND_FACTOR', 'FIELDS']);

/** R76: counts a second factor, a fresh proof (R82), or a password of an account that is known, if it is wrong. */
export function watchProof<Answer>(
  db: Db,
  { accountId, reason }: { accountId: number; reason: 'wrongSecondFactor' | 'wrongProof' | 'wrongPassword' },
  { address }: Pick<Visitor, 'address'>,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  return watch(db, { person: { accountId }, address }, (code) => (wrongProofs.has(code) ? reason : undefined), attempt);
}

/** R76: counts a token that turned out to be copied (R10). */
export function countCopiedToken(db: Db, accountId: number, { address }: Pick<Visitor, 'address'>): Promise<void> {
  return countFailedSignIn(db, { person: { accountId }, address, reason: 'copiedToken' });
}

async function watch<Answer>(
  db: Db,
  tried: Omit<FailedSignIn, 'reason'>,
  reasonOf: (code: string) => FailedSignInReason | undefined,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    const reason = error instanceof Refusal ? reasonOf(error.code) : undefined;
    if (reason) await countFailedSignIn(db, { ...tried, reason });
    throw error;
  }
}
