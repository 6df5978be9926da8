import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openTestDatabase } from '@seri/api/testkit/database';
import { silentLog } from '@seri/api/testkit/silent-log';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openRecaptcha } from './recaptcha.ts';

/** A fake Google: gives the answer the test has set, and records the request bodies. */
const google = { answer: '', elsewhere: '', bodies: [] as string[] };
const server = createServer((request, response) => {
  void text(request).then((body) => {
    google.bodies.push(body);
    if (google.elsewhere && request.url !== google.elsewhere) response.writeHead(307, { location: google.elsewhere });
    response.end(google.answer);
  });
}).listen(0, '127.0.0.1');
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;

const database = await openTestDatabase();
const { db } = database;
const clock = { now: () => new Date() };
const keys = { siteKey: 'the-site-key', secret: 'the-secret-key' };
const warn = vi.fn();
const open = (at = address()) => openRecaptcha({ db, clock, log: { ...silentLog, warn } }, keys, at);
const answerWith = (verdict: object) =>
  (google.answer = JSON.stringify({ success: true, action: 'login', score: 0.9, ...verdict }));

afterAll(async () => {
  server.close();
  await database.drop();
});

beforeEach(() => {
  google.bodies = [];
  google.elsewhere = '';
  warn.mockClear();
  answerWith({});
});

test('a browser gets the site key, and the secret goes to Google only', async () => {
  const captcha = open();
  expect(await captcha.challenge('login')).toEqual({ kind: 'recaptcha', siteKey: 'the-site-key' });
  expect(await captcha.verify('token-1', 'login')).toBe(true);
  expect(google.bodies).toEqual(['secret=the-secret-key&response=token-1']);
});

test('a token counts once, also when it is sent twice at the same time', async () => {
  const captcha = open();
  const answers = await Promise.all([captcha.verify('token-2', 'login'), captcha.verify('token-2', 'login')]);
  expect(answers.toSorted()).toEqual([false, true]);
  expect(await captcha.verify('token-2', 'login')).toBe(false);
});

test.each([
  ['no success', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['another action', { action: 'signup' }],
  ['no action', { action: undefined }],
  ['a score below a half', { score: 0.4 }],
  ['no score, as keys of v2 answer', { score: undefined }],
])('%s does not count', async (_case, verdict) => {
  answerWith(verdict);
  expect(await open().verify('token-3', 'login')).toBe(false);
});

test('a score of a half is enough', async () => {
  answerWith({ score: 0.5 });
  expect(await open().verify('token-4', 'login')).toBe(true);
});

test('the secret is not carried to wherever an answer points', async () => {
  google.elsewhere = '/elsewhere';
  expect(await open().verify('token-6', 'login')).toBe(false);
  expect(google.bodies).toHaveLength(1);
});

test.each([undefined, '', 'A'.repeat(9_000)])('the token %j is refused without asking Google', async (token) => {
  expect(await open().verify(token, 'login')).toBe(false);
  expect(google.bodies).toEqual([]);
});

test('an answer that is no verdict does not count, and is logged', async () => {
  google.answer = '<html>sorry</html>';
  expect(await open().verify('token-5', 'login')).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
});

test('an unreachable Google verifies nothing, and is logged without the secret', async () => {
  expect(await open('http://127.0.0.1:1/siteverify').verify('token-6', 'login')).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  expect(JSON.stringify(warn.mock.calls)).not.toContain(keys.secret);
});
