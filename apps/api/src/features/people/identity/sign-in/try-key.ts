import { createHash } from 'node:crypto';
import type { TryKey } from '../../../../platform/tries/try-key.ts';

/** R9: does not depend on whether the address has an account. */
export function emailKey(email: string): TryKey<'email'> {
  return `email:${hashed(email.trim().toLowerCase())}`;
}

/** Counted per known browser, so that strangers cannot lock the owner out. */
export function deviceKey(accountId: number, device: string): TryKey<'device'> {
  return `device:${hashed(`${accountId} ${device}`)}`;
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
