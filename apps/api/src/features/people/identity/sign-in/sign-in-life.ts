import { day, minute } from '@seri/domain/time/japan-time';

/** R10: how long a sign-in and its tokens last. */
export const signInLife = {
  access: 15 * minute,
  refresh: 30 * day,
  /** After a renewal both the former and the new refresh token give the new one, since tabs renew concurrently. */
  grace: 30_000,
  device: 400 * day,
} as const;

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
