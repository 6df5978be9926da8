import { apiRoot } from '@seri/contract/headers';
import { human, openTestApi } from '@seri/api/testkit/api';
import { comparable } from '@seri/api/testkit/comparable';
import { openTestDatabase } from '@seri/api/testkit/database';
import { type NewAccount, newAccount } from '@seri/api/testkit/factories';
import { runJobs } from '@seri/api/testkit/jobs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { identityHandlers, mailVerificationJob } from '../identity.jobs.ts';
import { enqueue } from '../../../../platform/jobs/job.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { sendReset } from './send-mails.ts';

const database = await openTestDatabase();
const api = await openTestApi(database);
afterAll(async () => {
  await api.close();
  await database.drop();
});

const passwordHash = await hashPassword('old harbour');
let email = '';
let count = 0;
beforeEach(() => {
  count += 1;
  email = `person-${count}@test.seri`;
});

const ownGet = { 'sec-fetch-site': 'same-origin' };

function forgot(address: string, headers: Record<string, string> = {}) {
  const url = `${apiRoot}/auth/reset-password`;
  return api.app.inject({ url, query: { email: address }, headers: { ...human, ...ownGet, ...headers } });
}

function verify(token: string) {
  return api.app.inject({ method: 'POST', url: `${apiRoot}/auth/verify-email`, query: { token } });
}

function reset(token: string, newPassword = 'green harbour', confirmPassword = newPassword) {
  const url = `${apiRoot}/auth/reset-password-verify`;
  const payload = { newPassword, confirmPassword };
  return api.app.inject({ method: 'POST', url, query: { token }, payload, headers: human });
}

async function isValid(token: string): Promise<unknown> {
  const url = `${apiRoot}/auth/reset-password-token-verify`;
  return (await api.app.inject({ url, query: { token } })).json();
}

async function signIn(password: string): Promise<number> {
  const answer = await api.app.inject({ method: 'POST', url: `${apiRoot}/auth`, payload: { email, password } });
  return answer.statusCode;
}

/** Runs the waiting jobs and returns all tokens mailed to the address so far. */
async function mailedTokens(address = email): Promise<string[]> {
  await runJobs(database, identityHandlers(api.platform));
  return api.mails
    .filter(({ to }) => to === address)
    .flatMap(({ text }) => /[?]token=(\S+)/.exec(text)?.slice(1) ?? []);
}

async function verificationLinks(account: NewAccount = {}): Promise<string[]> {
  const accountId = await newAccount(database.db, { email, passwordHash, emailConfirmed: false, ...account });
  await inTransaction(database.db, (tx) => enqueue(tx, mailVerificationJob, { accountId }));
  return mailedTokens();
}

async function resetLink(account: NewAccount = {}): Promise<string> {
  await newAccount(database.db, { email, passwordHash, ...account });
  await forgot(email);
  const [token = ''] = await mailedTokens();
  return token;
}

async function countLinks(): Promise<number> {
  const links = database.db.selectFrom('mailed_link').innerJoin('account', 'account.id', 'account_id');
  return (await links.select('hash').where('email', '=', email).execute()).length;
}

function ageLinks(hours: number) {
  return database.pool.query(
    `update mailed_link set created_at = created_at - $1 * interval '1 hour', expires_at = expires_at - $1 * interval '1 hour'`,
    [hours],
  );
}

describe('R17 the link that confirms an address', () => {
  it('works once', async () => {
    const [token = ''] = await verificationLinks();
    expect(await signIn('old harbour')).toBe(403);
    expect((await verify(token)).json()).toEqual({ success: true });
    expect(await signIn('old harbour')).toBe(200);
    const again = await verify(token);
    expect(again.statusCode).toBe(404);
    expect(again.json()).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('is stored as a hash only', async () => {
    const [token = ''] = await verificationLinks();
    expect(token.length).toBeGreaterThan(40);
    const { rows } = await database.pool.query(`select 1 from mailed_link where hash = $1`, [Buffer.from(token)]);
    expect(rows).toEqual([]);
  });

  it('works for 24 hours', async () => {
    const [young = ''] = await verificationLinks();
    await ageLinks(23.9);
    expect((await verify(young)).statusCode).toBe(200);
    email = `late-${email}`;
    const [old = ''] = await verificationLinks();
    await ageLinks(24);
    expect((await verify(old)).statusCode).toBe(404);
  });

  it('does not set a password', async () => {
    const [token = ''] = await verificationLinks();
    expect((await reset(token)).statusCode).toBe(404);
    expect((await verify(token)).statusCode).toBe(200);
  });

  it('is not mailed to confirmed or disabled accounts', async () => {
    expect(await verificationLinks({ emailConfirmed: true })).toEqual([]);
    email = `disabled-${email}`;
    expect(await verificationLinks({ role: 'disabled' })).toEqual([]);
  });

  it('is mailed again after a sign-in with the right password only', async () => {
    const [first] = await verificationLinks();
    expect(await signIn('wrong harbour')).toBe(401);
    expect(await mailedTokens()).toEqual([first]);
    const url = `${apiRoot}/auth`;
    const answer = await api.app.inject({ method: 'POST', url, payload: { email, password: 'old harbour' } });
    expect(answer.json()).toMatchObject({ code: 'email_unconfirmed' });
    expect(await mailedTokens()).toHaveLength(2);
  });
});

describe('R17 the link for a new password', () => {
  it('sets it once, ends every sign-in and invalidates the old password', async () => {
    const token = await resetLink();
    const accounts = database.db.selectFrom('account').select('id').where('email', '=', email);
    const { id: accountId } = await accounts.executeTakeFirstOrThrow();
    const elsewhere = await api.signedInAgain({ accountId, signInId: '', cookies: {} });
    expect(await isValid(token)).toEqual({ valid: true });
    await database.db
      .insertInto('known_device')
      .values({ account_id: accountId, device_hash: Buffer.from('a browser') })
      .execute();
    expect((await reset(token)).json()).toEqual({ success: true });
    expect(await isValid(token)).toEqual({ valid: false });
    expect((await reset(token, 'third harbour')).json()).toMatchObject({ code: 'LINK_EXPIRED' });
    const browsers = database.db.selectFrom('known_device').select('device_hash').where('account_id', '=', accountId);
    expect(await browsers.execute()).toEqual([]);
    expect(await signIn('old harbour')).toBe(401);
    expect(await signIn('green harbour')).toBe(200);
    expect(await api.ask(elsewhere, { url: `${apiRoot}/user/view-profile` })).toMatchObject({ status: 401 });
    const events = database.db.selectFrom('outbox').select(['name', 'data']);
    expect(await events.where('audience', '=', `sign-in:${elsewhere.signInId}`).execute()).toEqual([
      { name: 'sign-in.ended', data: { reason: 'revoked' } },
    ]);
    await mailedTokens();
    expect(api.mails.filter(({ to }) => to === email)).toContainEqual(
      expect.objectContaining({ subject: 'Your password was changed' }),
    );
  });

  it('works for only one of two concurrent uses', async () => {
    const token = await resetLink();
    const answers = await Promise.all(['first harbour', 'other harbour'].map((password) => reset(token, password)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(1);
  });

  it('ends the older ones', async () => {
    const first = await resetLink();
    await forgot(email);
    const [, second = ''] = await mailedTokens();
    expect((await reset(second)).statusCode).toBe(200);
    expect(await isValid(first)).toEqual({ valid: false });
  });

  it('works for one hour', async () => {
    const token = await resetLink();
    await ageLinks(0.9);
    expect(await isValid(token)).toEqual({ valid: true });
    await ageLinks(0.2);
    expect((await reset(token)).statusCode).toBe(404);
  });

  it('proves the address too', async () => {
    const token = await resetLink({ emailConfirmed: false });
    await reset(token);
    expect(await signIn('green harbour')).toBe(200);
  });

  it('is not used up by an invalid password', async () => {
    const token = await resetLink();
    const faults = [await reset(token, 'five5'), await reset(token, 'password1'), await reset(token, email)];
    expect(faults.map((answer) => answer.json().data.fields.newPassword.problem)).toEqual([
      'tooShort',
      'common',
      'common',
    ]);
    expect((await reset(token)).statusCode).toBe(200);
  });
});

describe('R17 asking for a link', () => {
  it('answers an address with an account, one without and a disabled one the same, byte for byte', async () => {
    await newAccount(database.db, { email, passwordHash });
    await newAccount(database.db, { email: `disabled-${email}`, role: 'disabled' });
    const answers = [await forgot(email), await forgot(`disabled-${email}`), await forgot(`nobody-${email}`)];
    const [existing, ...others] = answers.map(comparable);
    expect(existing).toMatchObject({ status: 200, body: '{"success":true,"message":"sent"}' });
    expect(others).toEqual([existing, existing]);
    expect(await mailedTokens()).toHaveLength(1);
    expect(api.mails.filter(({ to }) => to !== email && to.endsWith(email))).toEqual([]);
  });

  it('mails at most three links an hour', async () => {
    await newAccount(database.db, { email, passwordHash });
    for (const _ of Array.from({ length: 5 })) await forgot(email);
    expect(await mailedTokens()).toHaveLength(3);
    await ageLinks(1);
    await forgot(email);
    expect(await mailedTokens()).toHaveLength(4);
  });

  it('is retried when the mail cannot be sent, without counting towards the limit', async () => {
    await newAccount(database.db, { email, passwordHash });
    await forgot(email);
    const mailer = { ...api.platform.mailer, send: () => Promise.reject(new Error('no mail server')) };
    await expect(runJobs(database, identityHandlers({ ...api.platform, mailer }))).rejects.toThrow('no mail server');
    expect(await countLinks()).toBe(0);
  });

  it('mails one link, even if its job runs again after the mail was sent', async () => {
    await newAccount(database.db, { email, passwordHash });
    for (const _ of Array.from({ length: 2 })) await sendReset(api.platform, email, 'job of this test');
    expect(await mailedTokens()).toHaveLength(1);
    expect(await countLinks()).toBe(1);
  });

  it('demands a captcha', async () => {
    expect((await forgot(email, { 'captcha-token': 'forged' })).json()).toMatchObject({ code: 'CAPTCHA' });
  });

  it('leads to the portal, whatever Host header the request had', async () => {
    await newAccount(database.db, { email, passwordHash });
    await forgot(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    await mailedTokens();
    const mail = api.mails.find(({ to }) => to === email);
    expect(mail?.text).toContain('http://localhost:3000/auth/change-password?token=');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });
});
