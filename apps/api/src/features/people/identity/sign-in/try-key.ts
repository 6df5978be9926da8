import { createHash } from 'node:crypto';
import type { TryKey } from '../../../../platform/tries/try-key.ts';

/** The same for an address with an account and for one without: R9. */
export function emailKey(email: string): TryKey<'email'> {
  return `email:${hashed(email.trim().toLowerCase())}`;
}

/** A browser that the account knows is counted by itself, so that no stranger locks the owner out. */
export function deviceKey(accountId: number, device: string): TryKey<'device'> {
  return `device:${hashed(`${accountId} ${device}`)}`;
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
