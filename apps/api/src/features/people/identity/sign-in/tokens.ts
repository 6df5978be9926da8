import { createHash, createHmac, randomBytes } from 'node:crypto';
import { derivedSecret } from '../../../../platform/derived-secret.ts';

export interface Token {
  /** The form that the browser stores. */
  text: string;
  /** The form that the database stores. */
  hash: Buffer;
}

export function newToken(): Token {
  return tokenOf(randomBytes(32).toString('base64url'));
}

/** R10: the refresh token that follows on this one. It is derived, since the database could not repeat it from a hash. */
export function successorOf(secret: string, { text }: Token): Token {
  const key = derivedSecret(secret, 'refresh tokens');
  return tokenOf(createHmac('sha256', key).update(text).digest('base64url'));
}

export function tokenOf(text: string): Token {
  return { text, hash: hashToken(text) };
}

export function hashToken(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
