import { describe, expect, it } from 'vitest';
import { decideRenewal, type RenewalFacts, signInLife } from './sign-in-life.ts';

const now = new Date('2026-11-18T03:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const fresh: RenewalFacts = {
  now,
  endsAt: ago(-1000),
  hasEnded: false,
  token: 'live',
  renewedAt: null,
  isReceived: true,
};
const [inGrace, afterGrace] = [ago(signInLife.grace), ago(signInLife.grace + 1)];

describe('R10 renewing a sign-in', () => {
  it('replaces the live token, but keeps it within the grace', () => {
    expect(decideRenewal(fresh)).toBe('replace');
    expect(decideRenewal({ ...fresh, renewedAt: afterGrace })).toBe('replace');
    expect(decideRenewal({ ...fresh, renewedAt: inGrace })).toBe('keep');
  });

  it('repeats the successor of the token replaced last within the grace, and until it is known to have arrived', () => {
    const former = { ...fresh, token: 'former' } as const;
    expect(decideRenewal({ ...former, renewedAt: inGrace })).toBe('repeat');
    expect(decideRenewal({ ...former, renewedAt: afterGrace, isReceived: false })).toBe('repeat');
    expect(decideRenewal({ ...former, renewedAt: afterGrace })).toBe('stolen');
  });

  it('treats any use of an older token as theft', () => {
    expect(decideRenewal({ ...fresh, token: 'older', renewedAt: inGrace, isReceived: false })).toBe('stolen');
  });

  it.each(['live', 'former', 'older'] as const)('refuses a %s token of a sign-in that is over', (token) => {
    expect(decideRenewal({ ...fresh, token, endsAt: now })).toBe('ended');
    expect(decideRenewal({ ...fresh, token, hasEnded: true })).toBe('ended');
  });
});
