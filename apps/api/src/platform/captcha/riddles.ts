import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { derivedSecret } from '../derived-secret.ts';
import type { Captcha, CaptchaParts } from './captcha.ts';
import { readToken } from './riddle-token.ts';
import { useOnce } from './used-once.ts';

const lifetime = 10 * 60_000;
/** About 0.2 s on a phone: `fewest` to `most` key derivations of `cost` iterations each. */
const work = { cost: 2_000, fewest: 100, most: 300 };

/** A proof of work for the visitor's machine: a thousand tries cost a thousand times its computing time. */
export function openRiddles({ db, clock }: Pick<CaptchaParts, 'db' | 'clock'>, secret: string): Captcha {
  const keys = {
    hmacSignatureSecret: derivedSecret(secret, 'captcha challenge'),
    hmacKeySignatureSecret: derivedSecret(secret, 'captcha solution'),
  };
  return {
    async challenge(action) {
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.fewest, work.most),
        deriveKey,
        data: { action },
        expiresAt: new Date(clock.now().getTime() + lifetime),
        ...keys,
      });
      return { kind: 'riddle', parameters: { ...parameters }, signature };
    },
    async verify(text, action) {
      const token = readToken(text);
      if (!token || token.challenge.parameters.data.action !== action) return false;
      const expiresAt = new Date(token.challenge.parameters.expiresAt * 1_000);
      if (expiresAt <= clock.now()) return false;
      const { verified } = await verifySolution({ ...token, deriveKey, ...keys });
      // A challenge may have several solutions, so the challenge is marked as used, not the solution.
      return verified && useOnce(db, token.challenge.signature, expiresAt);
    },
  };
}
