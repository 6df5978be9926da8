import { fastify } from 'fastify';
import helmet from '@fastify/helmet';
import { expect, test } from 'vitest';
import { securityHeaders } from './security.ts';

type Given = Parameters<typeof securityHeaders>[0];

async function policyOf(given: Partial<Given>): Promise<Record<string, string>> {
  const app = fastify();
  await app.register(helmet, securityHeaders({ publicUrl: undefined, recaptcha: undefined, ...given }));
  app.get('/', async () => '');
  const { headers } = await app.inject('/');
  const directives = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(directives.map((line) => line.split(/ (.*)/s) as [string, string]));
}

test('a page of ours runs scripts and workers of ours, and no others', async () => {
  const policy = await policyOf({});
  expect(policy).toMatchObject({ 'default-src': "'none'", 'script-src': "'self'", 'worker-src': "'self'" });
  const { 'media-src': media, ...rest } = policy;
  expect(JSON.stringify(rest)).not.toMatch(/google|unsafe|https?:/);
  expect(media).toBe("'self' https:");
});

test('reCAPTCHA, where it is set, gets its scripts and its frame and nothing else', async () => {
  const [without, policy] = [await policyOf({}), await policyOf({ recaptcha: { siteKey: 'k', secret: 's' } })];
  const google = 'https://www.google.com/recaptcha/';
  expect(policy).toEqual({
    ...without,
    'script-src': `'self' ${google} https://www.gstatic.com/recaptcha/`,
    'connect-src': `'self' ${google}`,
    'frame-src': `'self' ${google} https://recaptcha.google.com/recaptcha/`,
  });
});

test('addresses are raised to https only where https is promised', async () => {
  expect(await policyOf({ publicUrl: 'https://seri.example' })).toHaveProperty('upgrade-insecure-requests');
  expect(await policyOf({ publicUrl: 'http://seri.example' })).not.toHaveProperty('upgrade-insecure-requests');
});
