import { expect, it } from 'vitest';
import { assertSecure, insecurities } from './secure-settings.ts';

const safe = {
  demo: false,
  publicUrl: 'https://seri.example',
  smtpUrl: 'smtps://mail.example',
  trustedProxies: ['loopback'],
  insecure: false,
};

it.each([
  ['no address', { publicUrl: undefined }, 'PUBLIC_URL'],
  ['an address without TLS', { publicUrl: 'http://seri.example' }, 'PUBLIC_URL'],
  ['no mail server', { smtpUrl: undefined }, 'SMTP_URL'],
  ['no trusted proxy', { trustedProxies: [] }, 'TRUSTED_PROXIES'],
])('a start with %s is refused with its sentence', (_, change, name) => {
  expect(() => assertSecure({ ...safe, ...change })).toThrow(new RegExp(`^${name} .*INSECURE=on`));
});

it('each missing setting has its sentence', () => {
  const bare = { ...safe, publicUrl: undefined, smtpUrl: undefined, trustedProxies: [] };
  expect(insecurities(bare)).toHaveLength(3);
  expect(() => assertSecure(bare)).toThrow(/PUBLIC_URL.*SMTP_URL.*TRUSTED_PROXIES/);
});

it('a complete start, a demonstration, and one that is told to run without are let through', () => {
  expect(() => assertSecure(safe)).not.toThrow();
  const bare = { ...safe, publicUrl: undefined, smtpUrl: undefined, trustedProxies: [] };
  expect(() => assertSecure({ ...bare, insecure: true })).not.toThrow();
  expect(insecurities({ ...bare, demo: true })).toEqual([]);
});
