import { createHmac, timingSafeEqual } from 'node:crypto';
import { day } from '@seri/domain/time/japan-time';
import { derivedSecret } from '../../../platform/derived-secret.ts';

/** Of a lot's photos: those that are shown where it stands, or the whole album, as who has bought it sees it (R61). */
export type GrantScope = 'shown' | 'album';

/**
 * R44: opens the photos of one lot for one to two days. It ends with a whole day, so that the addresses of the photos
 * stay the same when the page is loaded again, and the browser finds them in its cache.
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
  const [given, expected] = [Buffer.from(grant), Buffer.from(signed(secret, lotId, lastDay, scope))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The day it ends with, as days since 1970, and the proof that we said so. */
function signed(secret: string, lotId: number, endsWith: number, scope: GrantScope): string {
  const key = derivedSecret(secret, scope === 'shown' ? 'photo grants' : 'album grants');
  return `${endsWith}.${createHmac('sha256', key).update(`${lotId} ${endsWith}`).digest('base64url')}`;
}
