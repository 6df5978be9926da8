import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { devMailPages } from './dev-mail-pages.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'seri-mail-pages-'));
const app = fastify();
devMailPages({ dataDir })(app);
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

test("a page with a mail's own styles runs no script, sends no form and cannot be framed", async () => {
  const { statusCode, headers } = await app.inject('/dev/mail');
  expect(statusCode).toBe(200);
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"]),
  );
  expect(policy.filter((directive) => directive.includes('unsafe'))).toEqual(["style-src 'self' 'unsafe-inline'"]);
});
