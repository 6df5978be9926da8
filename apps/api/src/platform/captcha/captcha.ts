import { createHash, createHmac, randomInt } from 'node:crypto';
import type { Clock } from '@seri/domain/japan-time';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Settings } from '../config/settings.ts';
import type { Db } from '../database/database.ts';
import { readToken } from './captcha-token.ts';

/** A small riddle for the visitor's machine, so that a thousand tries cost a thousand times something. */
export interface Captcha {
  challenge(action: string): Promise<Challenge>;
  /** Counts once, for the action it was made for, while it is fresh. */
  verify(token: string | undefined, action: string): Promise<boolean>;
}

export interface CaptchaParts {
  db: Db;
  clock: Clock;
  settings: Pick<Settings, 'secret'>;
}

const lifetime = 10 * 60_000;
/** Some 0.2 s of a telephone's time: so many key derivations, each of so many rounds. */
const work = { cost: 2_000, fewest: 100, most: 300 };

export function openCaptcha({ db, clock, settings: { secret } }: CaptchaParts): Captcha {
  const keys = {
    hmacSignatureSecret: derivedSecret(secret, 'captcha challenge'),
    hmacKeySignatureSecret: derivedSecret(secret, 'captcha solution'),
  };
  return {
    challenge: (action) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.fewest, work.most),
        deriveKey,
        data: { action },
        expiresAt: new Date(clock.now().getTime() + lifetime),
        ...keys,
      }),
    async verify(text, action) {
      const token = readToken(text);
      if (!token || token.challenge.parameters.data.action !== action) return false;
      const expiresAt = new Date(token.challenge.parameters.expiresAt * 1_000);
      if (expiresAt <= clock.now()) return false;
      const { verified } = await verifySolution({ ...token, deriveKey, ...keys });
      return verified && useOnce(db, token.challenge.signature, expiresAt);
    },
  };
}

/** By the challenge and not by its solution, of which there may be several. */
async function useOnce(db: Db, signature: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('captcha_used')
    .values({ solution_hash: createHash('sha256').update(signature).digest('hex'), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The one secret is used for several things, each with a key of its own. */
function derivedSecret(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}
