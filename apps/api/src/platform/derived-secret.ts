import { createHmac } from 'node:crypto';

/** Derives a separate key for each purpose from the one configured secret. */
export function derivedSecret(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}
