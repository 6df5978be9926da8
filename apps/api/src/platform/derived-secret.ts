import { createHmac } from 'node:crypto';

/** The one secret is used for several things, each with a key of its own. */
export function derivedSecret(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}
