import { createHmac, timingSafeEqual } from 'node:crypto';
import { day } from '@seri/domain/time/japan-time';
import { derivedSecret } from '../../../platform/derived-secret.ts';

/** Either the photos that a visitor is shown, or the whole album, which the buyer may see (R61). */
export type GrantScope = 'shown' | 'album';

/**
 * R44: opens the photos of one lot for one to two days. It ends at the end of a day, so that photo addresses stay the same
 * over reloads and the browser cache works.
 */
export function newGrant(secret: string, lotId: number, now: Date, scope: GrantScope = 'shown'): string {
  return signed(secret, lotId, Math.floor(now.getTime() / day) + 2, scope);
}

export function holdsGrant(
  secret: string,
  lotId: number,
  grant: string,
  now: Date,
  scope: GrantScope = 'shown',
): boolean {
  const lastDay = Number(/^\d{1,6}(?=\.)/.exec(grant)?.[0]);
  if (!(now.getTime() < lastDay * day)) return false;
  const [actual, expected] = [Buffer.from(grant), Buffer.from(signed(secret, lotId, lastDay, scope))];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** The last day, counted from 1970, and its signature. */
function signed(secret: string, lotId: number, endsWith: number, scope: GrantScope): string {
  const key = derivedSecret(secret, scope === 'shown' ? 'photo grants' : 'album grants');
  return `${endsWith}.${createHmac('sha256', key).update(`${lotId} ${endsWith}`).digest('base64url')}`;
}
