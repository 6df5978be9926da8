import { createHash, randomBytes } from 'node:crypto';

export interface Token {
  /** What the browser keeps. */
  text: string;
  /** What we keep. */
  hash: Buffer;
}

export function newToken(): Token {
  const text = randomBytes(32).toString('base64url');
  return { text, hash: hashToken(text) };
}

export function hashToken(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
