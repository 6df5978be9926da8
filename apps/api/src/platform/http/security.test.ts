import { fastify } from 'fastify';
import helmet from '@fastify/helmet';
import { expect, test } from 'vitest';
import { securityHeaders } from './security.ts';

type HeaderSettings = Parameters<typeof securityHeaders>[0];

async function headersWith(changes: Partial<HeaderSettings>): Promise<Record<string, unknown>> {
  const app = fastify();
  await app.register(
    helmet,
    securityHeaders({ publicUrl: undefined, recaptcha: undefined, hstsSubdomains: false, ...changes }),
  );
  app.get('/', async () => '');
  return (await app.inject('/')).headers;
}

async function policyOf(changes: Partial<HeaderSettings>): Promise<Record<string, string>> {
  const headers = await headersWith(changes);
  const directives = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(directives.map((line) => line.split(/ (.*)/s) as [string, string]));
}

test('our pages run our own scripts and workers, and no others', async () => {
  const policy = await policyOf({});
  expect(policy).toMatchObject({ 'default-src': "'none'", 'script-src': "'self'", 'worker-src': "'self'" });
  const { 'media-src': media, ...rest } = policy;
  expect(JSON.stringify(rest)).not.toMatch(/google|unsafe|https?:/);
  expect(media).toBe("'self' https:");
});

test('a configured reCAPTCHA may load its scripts and its frame, and nothing else', async () => {
  const [without, policy] = [await policyOf({}), await policyOf({ recaptcha: { siteKey: 'k', secret: 's' } })];
  const google = 'https://www.google.com/recaptcha/';
  expect(policy).toEqual({
    ...without,
    'script-src': `'self' ${google} https://www.gstatic.com/recaptcha/`,
    'connect-src': `'self' ${google}`,
    'frame-src': `'self' ${google} https://recaptcha.google.com/recaptcha/`,
  });
});

test('requests are upgraded to https only if PUBLIC_URL is https', async () => {
  expect(await policyOf({ publicUrl: 'https://seri.example' })).toHaveProperty('upgrade-insecure-requests');
  expect(await policyOf({ publicUrl: 'http://seri.example' })).not.toHaveProperty('upgrade-insecure-requests');
});

const lasting = async (changes: Partial<HeaderSettings>) => (await headersWith(changes))['strict-transport-security'];

test('https is remembered for a year, for names below this one only if they are said to have it', async () => {
  const publicUrl = 'https://seri.example';
  expect(await lasting({})).toBeUndefined();
  expect(await lasting({ publicUrl })).toBe('max-age=31536000');
  expect(await lasting({ publicUrl, hstsSubdomains: true })).toBe('max-age=31536000; includeSubDomains');
});
