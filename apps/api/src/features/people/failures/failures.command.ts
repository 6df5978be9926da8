import { createHmac } from 'node:crypto';
import type { SignInBody } from '@seri/contract/people/identity.schema';
import type { FailedSignInReason } from '@seri/domain/people/failed-sign-ins';
import { derivedSecret } from '../../../platform/derived-secret.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Visitor } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countFailedSignIn } from './failed-sign-in.store.ts';

/** A try that has to wait, or lacks its captcha, is not judged: it is counted by R18 alone. */
const reasons: Readonly<Record<string, FailedSignInReason>> = {
  invalid_credentials: 'wrongPassword',
  invalid_user: 'disabled',
  email_unconfirmed: 'unconfirmed',
};

/** R76: counts the try if it is refused. Neither the password nor the typed address is kept. */
export async function watchSignIn<Answer>(
  { database: { db }, settings: { secret } }: Pick<Platform, 'database' | 'settings'>,
  { email: typed }: Pick<SignInBody, 'email'>,
  { address }: Visitor,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    const reason = error instanceof Refusal ? reasons[error.code] : undefined;
    if (reason) {
      const email = typed.trim().toLowerCase();
      const emailHash = createHmac('sha256', derivedSecret(secret, 'failed sign-ins')).update(email).digest('hex');
      await countFailedSignIn(db, { email, emailHash, address, reason });
    }
    throw error;
  }
}
