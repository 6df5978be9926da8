import { createHash, randomBytes } from 'node:crypto';

export interface Token {
  /** The form that the browser stores. */
  text: string;
  /** The form that the database stores. */
  hash: Buffer;
}

export function newToken(): Token {
  const text = randomBytes(32).toString('base64url');
  return { text, hash: hashToken(text) };
}

export function hashToken(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
