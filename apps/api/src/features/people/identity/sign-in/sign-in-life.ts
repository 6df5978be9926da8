import { isStaff } from '@seri/domain/people/staff-rights';
import { day, hour, minute } from '@seri/domain/time/japan-time';
import type { Settings } from '../../../../platform/config/settings.ts';

/** R10: how long the tokens of a sign-in last. Its refresh tokens end with itself. */
export const signInLife = {
  access: 15 * minute,
  /** After a renewal both the former and the new refresh token give the new one, since tabs renew concurrently. */
  grace: 30_000,
  device: 400 * day,
} as const;

export type SignInSettings = Pick<Settings, 'signInDays' | 'staffSignInHours'>;

/** R10: the end of a sign-in whose password is entered now. Renewals do not move it. */
export function signInEnd(settings: SignInSettings, account: { roleId: number }, now: Date): Date {
  const { signInDays, staffSignInHours } = settings;
  return new Date(now.getTime() + (isStaff(account) ? staffSignInHours * hour : signInDays * day));
}

/** Replace the token, keep it, repeat its successor, or nothing. */
export type Renewal = 'replace' | 'keep' | 'repeat' | 'ended' | 'stolen';

export interface RenewalFacts {
  now: Date;
  endsAt: Date;
  hasEnded: boolean;
  /** The former token is the one that was replaced last. */
  token: 'live' | 'former' | 'older';
  renewedAt: Date | null;
  /** The browser has used a token that the last renewal gave. */
  isReceived: boolean;
}

/**
 * A former token still gives its successor while other tabs may be on their way, and as long as the answer may have been
 * lost. If it is used later, or an older one at any time, it was copied: the whole sign-in ends.
 */
export function decideRenewal({ now, endsAt, hasEnded, token, renewedAt, isReceived }: RenewalFacts): Renewal {
  if (hasEnded || endsAt <= now) return 'ended';
  const isInGrace = renewedAt !== null && now.getTime() - renewedAt.getTime() <= signInLife.grace;
  if (token === 'live') return isInGrace ? 'keep' : 'replace';
  return token === 'former' && (isInGrace || !isReceived) ? 'repeat' : 'stolen';
}
