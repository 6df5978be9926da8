import { day, minute } from '@seri/domain/time/japan-time';

/** R10: how long a sign-in and its tokens last. */
export const signInLife = {
  access: 15 * minute,
  refresh: 30 * day,
  /**
   * A replaced refresh token still works this long, so that tabs that renew concurrently do not sign each other out.
   */
  grace: 30_000,
  device: 400 * day,
} as const;

export type Renewal = 'renew' | 'ended' | 'stolen';

export interface RefreshFacts {
  now: Date;
  expiresAt: Date;
  replacedAt: Date | null;
  signInEnded: boolean;
}

/** A refresh token that is used after its grace period was stolen: the whole sign-in ends. */
export function decideRenewal({ now, expiresAt, replacedAt, signInEnded }: RefreshFacts): Renewal {
  if (signInEnded || expiresAt <= now) return 'ended';
  if (replacedAt === null || now.getTime() - replacedAt.getTime() <= signInLife.grace) return 'renew';
  return 'stolen';
}
