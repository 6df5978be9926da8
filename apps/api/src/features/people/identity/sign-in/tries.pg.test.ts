import { apiRoot, cookies as names } from '@seri/contract/headers';
import { human, openTestApi } from '@seri/api/testkit/api';
import { comparable } from '@seri/api/testkit/comparable';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../passwords/passwords.ts';
import { emailKey } from './try-key.ts';

const database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
const api = await openTestApi(database);
afterAll(async () => {
  await api.close();
  await database.drop();
});

const passwordHash = await hashPassword('right-password');
let email = '';
let address = '';
let count = 0;
beforeEach(async () => {
  count += 1;
  email = `person-${count}@test.seri`;
  address = `203.0.113.${count}`;
  await newAccount(database.db, { email, passwordHash });
});

interface SignInAttempt {
  email?: string;
  from?: string;
  headers?: Record<string, string>;
  device?: string;
}

function signIn(
  password: string,
  { email: typed = email, from = address, headers = human, device }: SignInAttempt = {},
) {
  return api.app.inject({
    method: 'POST',
    url: `${apiRoot}/auth`,
    payload: { email: typed, password },
    headers,
    remoteAddress: from,
    cookies: device === undefined ? {} : { [names.device]: device },
  });
}

async function codeOf(answer: ReturnType<typeof signIn>): Promise<string> {
  return (await answer).json().code ?? 'success';
}

async function fail(times: number, sent: SignInAttempt = {}): Promise<void> {
  for (const _ of Array.from({ length: times })) await signIn('wrong-password', sent);
}

/** Moves all tries into the past instead of waiting. */
function wait(seconds: number) {
  return database.pool.query(
    `update tries set last_at = last_at - $1 * interval '1 s', wait_until = wait_until - $1 * interval '1 s'`,
    [seconds],
  );
}

describe('R18 guessing a password', () => {
  it('is refused for a while after five failures, even with the right password', async () => {
    await fail(5);
    const refused = await signIn('right-password');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY', data: { retryAfter: 1 } });
    expect(refused.headers['retry-after']).toBe('1');
    await wait(1);
    expect(await codeOf(signIn('wrong-password'))).toBe('invalid_credentials');
    await wait(1);
    expect(await codeOf(signIn('right-password'))).toBe('TOO_MANY');
    await wait(1);
    expect(await codeOf(signIn('right-password'))).toBe('success');
  });

  it('of fifty concurrent guesses only five are checked', async () => {
    const answers = Array.from({ length: 50 }, (_, index) =>
      codeOf(signIn('wrong-password', { from: `10.0.0.${index}` })),
    );
    const codes = await Promise.all(answers);
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY')).toHaveLength(45);
  });

  it('starts anew after a success', async () => {
    await fail(4);
    expect(await codeOf(signIn('right-password'))).toBe('success');
    await fail(4);
    expect(await codeOf(signIn('right-password'))).toBe('success');
  });

  it('answers an address without an account the same, byte for byte', async () => {
    const nobody = { email: `nobody-${email}`, from: `198.51.100.${count}` };
    for (const [index] of Array.from({ length: 7 }).entries()) {
      const [existing, absent] = [await signIn('wrong-password'), await signIn('wrong-password', nobody)];
      expect(comparable(existing)).toEqual(comparable(absent));
      expect(existing.statusCode).toBe(index < 5 ? 401 : 429);
    }
  });

  it('keeps the e-mail as a hash', async () => {
    await fail(1);
    const { rows } = await database.pool.query('select key from tries where key like $1', [`%${email}%`]);
    expect(rows).toEqual([]);
    expect((await database.pool.query('select 1 from tries where key = $1', [emailKey(email)])).rows).toHaveLength(1);
  });
});

describe('R18 a browser that the account knows', () => {
  it('is not locked out by strangers and has its own count', async () => {
    const first = await signIn('right-password');
    const device = first.cookies.find(({ name }) => name === names.device)?.value ?? '';
    await fail(9, { from: '198.51.100.200' });
    expect(await codeOf(signIn('right-password'))).toBe('TOO_MANY');
    expect(await codeOf(signIn('right-password', { device }))).toBe('success');
    await fail(5, { device });
    expect(await codeOf(signIn('right-password', { device }))).toBe('TOO_MANY');
    await wait(1);
    expect(await codeOf(signIn('right-password', { device }))).toBe('success');
  });

  it('is known to no other account', async () => {
    const first = await signIn('right-password');
    const device = first.cookies.find(({ name }) => name === names.device)?.value ?? '';
    email = `other-${email}`;
    await newAccount(database.db, { email, passwordHash });
    await fail(5, { device });
    expect(await codeOf(signIn('right-password'))).toBe('TOO_MANY');
  });
});

describe('R18 one address', () => {
  it('is refused for a while after thirty failures, whichever accounts they were at', async () => {
    for (const [index] of Array.from({ length: 30 }).entries()) await fail(1, { email: `spray-${index}@test.seri` });
    expect(await codeOf(signIn('right-password'))).toBe('TOO_MANY');
    expect(await codeOf(signIn('right-password', { from: '198.51.100.201' }))).toBe('success');
  });

  it('is not counted for successful sign-ins', async () => {
    for (const _ of Array.from({ length: 35 })) expect(await codeOf(signIn('right-password'))).toBe('success');
  });

  it('is taken from the connection: without trusted proxies no header changes it', async () => {
    for (const [index] of Array.from({ length: 30 }).entries()) {
      await fail(1, {
        email: `spoof-${index}@test.seri`,
        headers: { ...human, 'x-forwarded-for': `192.0.2.${index}`, 'x-real-ip': `192.0.2.${index}` },
      });
    }
    const headers = { ...human, 'x-forwarded-for': '192.0.2.99' };
    expect(await codeOf(signIn('right-password', { headers }))).toBe('TOO_MANY');
  });
});

describe('the captcha of a sign-in', () => {
  const none = { headers: {} };

  it('is demanded after three failures of an e-mail, before the password is checked', async () => {
    await fail(3, none);
    expect(await codeOf(signIn('right-password', none))).toBe('CAPTCHA');
    expect(await codeOf(signIn('wrong-password', none))).toBe('CAPTCHA');
    expect(await codeOf(signIn('right-password'))).toBe('success');
    expect(await codeOf(signIn('right-password', none))).toBe('success');
  });

  it('is demanded from an address that failed with many e-mails', async () => {
    for (const [index] of Array.from({ length: 20 }).entries()) {
      await fail(1, { email: `many-${index}@test.seri`, ...none });
    }
    expect(await codeOf(signIn('right-password', none))).toBe('CAPTCHA');
    expect(await codeOf(signIn('right-password'))).toBe('success');
  });

  it('does not count requests that come without it', async () => {
    await fail(3, none);
    await fail(10, none);
    expect(await codeOf(signIn('right-password'))).toBe('success');
  });
});

describe('R18 the other public calls', () => {
  it('are limited per address too', async () => {
    const ask = () =>
      api.app.inject({ method: 'POST', url: `${apiRoot}/auth/verify-email?token=x`, remoteAddress: address });
    await database.pool.query(`insert into tries values ($1, 61, app_now(), app_now())`, [`link:${address}`]);
    expect((await ask()).statusCode).toBe(404);
    expect((await ask()).json()).toMatchObject({ code: 'TOO_MANY', data: { retryAfter: 2 } });
  });
});
