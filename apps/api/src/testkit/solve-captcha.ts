import { pbkdf2Sync } from 'node:crypto';

interface CaptchaRiddle {
  parameters: Record<string, unknown>;
  signature: string;
}

const mostTries = 10_000;

/** Solves a riddle of `GET /site/captcha` as a browser does, and returns the token for the header. */
export function solveCaptcha({ parameters, signature }: CaptchaRiddle): string {
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters as Record<string, string> & {
    cost: number;
    keyLength: number;
  };
  const password = Buffer.concat([bytesOf(nonce), Buffer.alloc(4)]);
  for (let counter = 0; counter < mostTries; counter += 1) {
    password.writeUInt32BE(counter, password.length - 4);
    const derivedKey = pbkdf2Sync(password, bytesOf(salt), cost, keyLength, 'sha256').toString('hex');
    if (!derivedKey.startsWith(keyPrefix ?? '')) continue;
    const token = { challenge: { parameters, signature }, solution: { counter, derivedKey } };
    return Buffer.from(JSON.stringify(token)).toString('base64');
  }
  throw new Error('The riddle has no solution.');
}

function bytesOf(hex: string | undefined): Buffer {
  return Buffer.from(hex ?? '', 'hex');
}
