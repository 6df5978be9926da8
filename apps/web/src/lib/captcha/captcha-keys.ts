import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { DeriveKey } from './captcha-riddle.ts';

/** Web Crypto exists in secure contexts only. */
export const deriveNatively: DeriveKey = async (password, { salt, cost, length }) => {
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: cost };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, length * 8));
};

/** About ten times slower, for insecure contexts: people open http://host:3000. */
export const deriveInScript: DeriveKey = async (password, { salt, cost, length }) =>
  pbkdf2(sha256, password, salt, { c: cost, dkLen: length });
