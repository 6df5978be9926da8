import { describe, expect, it } from 'vitest';
import { decideRenewal, signInLife } from './sign-in-life.ts';

const now = new Date('2026-11-18T03:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const fresh = { now, expiresAt: ago(-1000), replacedAt: null, signInEnded: false };

describe('R10 renewing a sign-in', () => {
  it('renews with a token that was not used yet', () => {
    expect(decideRenewal(fresh)).toBe('renew');
  });

  it('renews with a token replaced a moment ago, since tabs renew concurrently', () => {
    expect(decideRenewal({ ...fresh, replacedAt: ago(signInLife.grace) })).toBe('renew');
  });

  it('treats a later reuse as theft', () => {
    expect(decideRenewal({ ...fresh, replacedAt: ago(signInLife.grace + 1) })).toBe('stolen');
  });

  it('refuses an expired token and one of an ended sign-in', () => {
    expect(decideRenewal({ ...fresh, expiresAt: now })).toBe('ended');
    expect(decideRenewal({ ...fresh, signInEnded: true, replacedAt: ago(signInLife.grace + 1) })).toBe('ended');
  });
});
