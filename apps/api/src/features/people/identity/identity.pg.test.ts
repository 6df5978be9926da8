import { apiRoot, cookies as names } from '@seri/contract/headers';
import { roleIds, type RoleName } from '@seri/domain/people/roles';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityHandlers } from './identity.jobs.ts';
import { stillSignedIn } from './identity.query.ts';
import { hashPassword } from './passwords/passwords.ts';

let database: TestDatabase;
let api: TestApi;
let passwordHash: string;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  passwordHash = await hashPassword('right-password');
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const profile = { url: `${apiRoot}/user/view-profile` };

function signIn(email: string, password: string, cookies: Record<string, string> = {}) {
  return api.app.inject({ method: 'POST', url: `${apiRoot}/auth`, payload: { email, password }, cookies });
}

function renew(refreshToken: string) {
  const cookies = { [names.refresh]: refreshToken };
  return api.app.inject({ url: `${apiRoot}/auth/update`, headers: { 'sec-fetch-site': 'same-origin' }, cookies });
}

function cookieOf(answer: { cookies: { name: string; value: string }[] }, name: string): string {
  return answer.cookies.find((cookie) => cookie.name === name)?.value ?? '';
}

describe('R9 signing in', () => {
  it('answers success and sets cookies that no script can read', async () => {
    await newAccount(database.db, { email: 'one@test.seri', passwordHash });
    const answer = await signIn('One@Test.Seri', 'right-password');
    expect(answer.json()).toEqual({ success: true });
    for (const name of [names.access, names.refresh, names.device]) {
      expect(answer.cookies).toContainEqual(expect.objectContaining({ name, httpOnly: true }));
    }
    const user = { accountId: 0, signInId: '', cookies: { [names.access]: cookieOf(answer, names.access) } };
    expect(await api.ask(user, profile)).toMatchObject({ status: 200, body: { detail: { email: 'one@test.seri' } } });
  });

  it('answers a wrong password and an unknown address the same', async () => {
    await newAccount(database.db, { email: 'two@test.seri', passwordHash });
    const answers = [
      await signIn('two@test.seri', 'wrong-password'),
      await signIn('nobody@test.seri', 'right-password'),
    ];
    const [wrong, unknown] = answers.map((answer) => ({ ...answer.json(), id: '', status: answer.statusCode }));
    expect(wrong).toMatchObject({ status: 401, code: 'invalid_credentials' });
    expect(unknown).toEqual(wrong);
  });

  it('R2 reveals that an account is disabled only after its right password', async () => {
    await newAccount(database.db, { email: 'three@test.seri', passwordHash, role: 'disabled' });
    expect((await signIn('three@test.seri', 'wrong-password')).json()).toMatchObject({ code: 'invalid_credentials' });
    const answer = await signIn('three@test.seri', 'right-password');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'invalid_user' });
    expect(answer.cookies).toEqual([]);
  });

  it('enqueues one mail for each new browser', async () => {
    const accountId = await newAccount(database.db, { email: 'four@test.seri', passwordHash });
    const first = await signIn('four@test.seri', 'right-password');
    await signIn('four@test.seri', 'right-password', { [names.device]: cookieOf(first, names.device) });
    expect(await jobsOf(accountId)).toBe(1);
    await signIn('four@test.seri', 'right-password');
    expect(await jobsOf(accountId)).toBe(2);
  });

  it('refuses a wrong captcha solution before it checks the password', async () => {
    await newAccount(database.db, { email: 'six@test.seri', passwordHash });
    const payload = { email: 'six@test.seri', password: 'right-password' };
    const headers = { 'captcha-token': 'forged' };
    const answer = await api.app.inject({ method: 'POST', url: `${apiRoot}/auth`, payload, headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'CAPTCHA' });
    const riddle = await api.ask(null, { url: `${apiRoot}/site/captcha`, query: { action: 'login' } });
    expect(riddle.body).toMatchObject({ parameters: { data: { action: 'login' } }, signature: expect.any(String) });
  });

  it('R18 lets twenty people sign in concurrently from one address', async () => {
    const people = Array.from({ length: 20 }, (_, index) => `crowd-${index}@test.seri`);
    for (const email of people) await newAccount(database.db, { email, passwordHash });
    const request = { method: 'POST', url: `${apiRoot}/auth`, remoteAddress: '203.0.113.20' } as const;
    const answers = await Promise.all(
      people.map((email) => api.app.inject({ ...request, payload: { email, password: 'right-password' } })),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
  });

  it('stores tokens as hashes only', async () => {
    await newAccount(database.db, { email: 'five@test.seri', passwordHash });
    const token = cookieOf(await signIn('five@test.seri', 'right-password'), names.access);
    const { rows } = await database.pool.query('select 1 from sign_in_token where hash = $1', [Buffer.from(token)]);
    expect(token.length).toBeGreaterThan(40);
    expect(rows).toEqual([]);
  });
});

describe('R2 a disabled account', () => {
  it('is signed out everywhere: calls, renewal, live connections', async () => {
    const user = await api.signedIn();
    await database.db
      .updateTable('account')
      .set({ role_id: roleIds.disabled })
      .where('id', '=', user.accountId)
      .execute();
    expect(await api.ask(user, profile)).toMatchObject({ status: 401 });
    expect((await renew(user.cookies[names.refresh] ?? '')).statusCode).toBe(401);
    expect(await stillSignedIn(database.db, [user.signInId])).toEqual(new Set());
  });
});

describe('R11 signing out', () => {
  it('ends only this sign-in and notifies its live connections', async () => {
    const user = await api.signedIn();
    const elsewhere = await api.signedInAgain(user);
    expect(await api.ask(user, { method: 'POST', url: `${apiRoot}/auth/logout` })).toMatchObject({ status: 200 });
    expect(await api.ask(user, profile)).toMatchObject({ status: 401 });
    expect(await api.ask(elsewhere, profile)).toMatchObject({ status: 200 });
    expect(await eventsOf(user)).toEqual([{ name: 'sign-in.ended', data: { reason: 'signed-out' } }]);
  });

  it('happens when any account signs in again in the same browser', async () => {
    const user = await api.signedIn();
    await newAccount(database.db, { email: 'next@test.seri', passwordHash });
    expect((await signIn('next@test.seri', 'right-password', user.cookies)).statusCode).toBe(200);
    expect(await api.ask(user, profile)).toMatchObject({ status: 401 });
    expect(await eventsOf(user)).toEqual([{ name: 'sign-in.ended', data: { reason: 'signed-out' } }]);
  });
});

describe('R4 the profile', () => {
  it.each(Object.keys(roleIds).filter((role) => role !== 'disabled') as RoleName[])(
    'shows a %s its own role, type and all 25 flags',
    async (role) => {
      const { body } = await api.ask(await api.signedIn({ role }), profile);
      expect(body.detail).toMatchObject({ roleId: roleIds[role], userType: role === 'manager' ? 3 : 2 });
      expect(Object.keys(body.permission as object)).toHaveLength(25);
    },
  );

  it('keeps the language of the account, and refuses one that does not exist', async () => {
    const user = await api.signedIn();
    const set = (language: unknown) =>
      api.ask(user, { method: 'PUT', url: `${apiRoot}/user/update-setting`, payload: { language } });
    expect(await set(693)).toMatchObject({ status: 200 });
    expect(await set(1)).toMatchObject({
      status: 422,
      body: { data: { fields: { language: { problem: 'choice' } } } },
    });
    expect((await api.ask(user, profile)).body.detail).toMatchObject({ language: 693, bidEmailNotify: true });
  });

  it('keeps the time zone that a browser reports, without a word to the log or to other tabs', async () => {
    const user = await api.signedIn();
    const report = (timeZone: unknown) =>
      api.ask(user, { method: 'PUT', url: `${apiRoot}/user/update-setting`, payload: { timeZone } });
    expect((await api.ask(user, profile)).body.detail).toMatchObject({ timeZone: null });
    for (const zone of ['Asia/Vladivostok', 'Europe/Moscow']) expect(await report(zone)).toMatchObject({ status: 200 });
    expect(await report('a zone')).toMatchObject({ status: 422 });
    expect((await api.ask(user, profile)).body.detail).toMatchObject({ timeZone: 'Europe/Moscow', language: null });
    const subject = `account:${user.accountId}`;
    const logged = database.db.selectFrom('action_log').select('action').where('subject', '=', subject);
    expect(await logged.where('action', '=', 'settings.changed').execute()).toEqual([]);
  });

  it('keeps the choice of mails about bids', async () => {
    const user = await api.signedIn();
    const url = `${apiRoot}/user/update-setting`;
    for (const bidEmailNotify of [false, true]) {
      expect(await api.ask(user, { method: 'PUT', url, payload: { bidEmailNotify } })).toMatchObject({ status: 200 });
      expect((await api.ask(user, profile)).body.detail).toMatchObject({ bidEmailNotify });
    }
  });
});

async function jobsOf(accountId: number): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as count from graphile_worker._private_jobs job
     join sign_in on sign_in.id::text = job.payload ->> 'signInId' where account_id = $1`,
    [accountId],
  );
  return rows[0].count;
}

function eventsOf({ signInId }: TestUser) {
  return database.db
    .selectFrom('outbox')
    .select(['name', 'data'])
    .where('audience', '=', `sign-in:${signInId}`)
    .execute();
}

describe('R12 the mail about a new browser', () => {
  it('goes to the owner, in the language of the account, naming time, browser and address', async () => {
    const sent: Parameters<TestApi['platform']['mailer']['send']>[0][] = [];
    const mailer: TestApi['platform']['mailer'] = {
      send: async (mail) => {
        sent.push(mail);
        return 'sent';
      },
      drop: async () => undefined,
      close: () => undefined,
    };
    const user = await api.signedIn();
    await database.db
      .updateTable('account')
      .set({ language_id: 693, full_name: 'Иван <b>Петров</b>' })
      .where('id', '=', user.accountId)
      .execute();
    const [handler] = identityHandlers({ ...api.platform, mailer });
    const context = { jobId: '1', attempt: 1, signal: new AbortController().signal, log: api.platform.log };
    await handler?.run({ signInId: user.signInId }, context);
    expect(sent).toMatchObject([
      { id: `new-device-${user.signInId}`, language: 'ru', subject: expect.stringMatching(/вход/i) },
    ]);
    expect(sent[0]?.text).toContain('127.0.0.1 (локальная сеть)');
    expect(sent[0]?.html).toContain('Иван &lt;b&gt;Петров&lt;/b&gt;');
  });
});
