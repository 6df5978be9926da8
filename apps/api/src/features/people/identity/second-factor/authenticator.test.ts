import { type Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { authenticatorUri, newAuthenticatorSecret, openSecret, sealSecret, stepOfCode } from './authenticator.ts';

const now = new Date('2026-11-18T03:00:00Z');
const step = now.getTime() / 30_000;
const codeAt = (secret: Secret, seconds: number) =>
  TOTP.generate({ secret, timestamp: now.getTime() + seconds * 1000 });

describe('R80 a code of an authenticator app', () => {
  it('belongs to a step in time, of which the neighbours are taken too', () => {
    const secret = newAuthenticatorSecret();
    expect(stepOfCode(secret, codeAt(secret, 0), now)).toBe(step);
    expect(stepOfCode(secret, codeAt(secret, -30), now)).toBe(step - 1);
    expect(stepOfCode(secret, codeAt(secret, 30), now)).toBe(step + 1);
    expect(stepOfCode(secret, codeAt(secret, -60), now)).toBeUndefined();
    expect(stepOfCode(secret, '12', now)).toBeUndefined();
  });

  it('comes from a secret of 160 bits, which the app reads from an address', () => {
    const secret = newAuthenticatorSecret();
    expect(secret.bytes).toHaveLength(20);
    const uri = new URL(authenticatorUri(secret, 'Seri', 'one@test.seri'));
    expect(uri.protocol).toBe('otpauth:');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: secret.base32, issuer: 'Seri', digits: '6' });
    expect(decodeURIComponent(uri.pathname)).toBe('/Seri:one@test.seri');
  });
});

describe('R80 a sealed secret', () => {
  const portal = 'p'.repeat(32);

  it('is opened for its own account by the same portal only', () => {
    const secret = newAuthenticatorSecret();
    const sealed = sealSecret(portal, 7, secret);
    expect(openSecret(portal, 7, sealed)?.base32).toBe(secret.base32);
    expect(openSecret(portal, 8, sealed)).toBeUndefined();
    expect(openSecret('q'.repeat(32), 7, sealed)).toBeUndefined();
    expect(sealed.includes(Buffer.from(secret.bytes))).toBe(false);
    expect(sealSecret(portal, 7, secret)).not.toEqual(sealed);
  });
});
