import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { derivedSecret } from '../../../../platform/derived-secret.ts';

const period = 30;
/** A code of the step before or after is taken too: clocks of phones differ. */
const window = 1;
const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export function newAuthenticatorSecret(): Secret {
  return new Secret({ size: 20 });
}

/** The address that an authenticator app reads from a QR code. */
export function authenticatorUri(secret: Secret, issuer: string, email: string): string {
  return new TOTP({ secret, issuer, label: email }).toString();
}

/** The step in time for which this is the code, or undefined. */
export function stepOfCode(secret: Secret, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ token: code, secret, period, window, timestamp });
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta;
}

/** Seals a secret for one account: copied to another one, it cannot be opened. */
export function sealSecret(portalSecret: string, accountId: number, secret: Secret): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(portalSecret), nonce).setAAD(Buffer.from(String(accountId)));
  const sealed = Buffer.concat([sealing.update(secret.bytes), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
}

/** Undefined if it was sealed with another SECRET; then no code is right, and the factor has to be reset. */
export function openSecret(portalSecret: string, accountId: number, sealed: Buffer): Secret | undefined {
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const opening = createDecipheriv(cipher, keyOf(portalSecret), nonce).setAAD(Buffer.from(String(accountId)));
  opening.setAuthTag(tag);
  try {
    const opened = Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()]);
    return new Secret({ buffer: Uint8Array.from(opened).buffer });
  } catch {
    return undefined;
  }
}

const keyOf = (portalSecret: string) => Buffer.from(derivedSecret(portalSecret, 'authenticator secrets'), 'hex');
