import { apiRoot, cookies as names, headers } from '@seri/contract/headers';
import { roleIds } from '@seri/domain/people/roles';
import { openTestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { runJobs } from '@seri/api/testkit/jobs';
import { untilWaiting } from '@seri/api/testkit/lock-waits';
import { afterAll, describe, expect, it } from 'vitest';
import { lockAccount } from '../identity.command.ts';
import { identityHandlers } from '../identity.jobs.ts';
import { hashToken } from '../sign-in/tokens.ts';
import { hashPassword } from './passwords.ts';

const database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
const api = await openTestApi(database);
afterAll(async () => {
  await api.close();
  await database.drop();
});

const passwordHash = await hashPassword('old harbour');
const profile = { url: `${apiRoot}/user/view-profile` };

function change(user: TestUser, values: object = {}, sent: Record<string, string> = {}) {
  const payload = {
    currentPassword: 'old harbour',
    newPassword: 'new harbour',
    confirmPassword: 'new harbour',
    ...values,
  };
  return api.ask(user, { method: 'PUT', url: `${apiRoot}/user/change-password`, payload, headers: sent });
}

/** Signs in from a new browser and returns its cookies. */
async function enter(email: string): Promise<Record<string, string>> {
  const payload = { email, password: 'old harbour' };
  const answer = await api.app.inject({ method: 'POST', url: `${apiRoot}/auth`, payload });
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
}

async function knownBrowsers(accountId: number): Promise<Buffer[]> {
  const known = database.db.selectFrom('known_device').select('device_hash').where('account_id', '=', accountId);
  return (await known.execute()).map(({ device_hash: hash }) => hash);
}

async function canSignIn(email: string, password: string): Promise<boolean> {
  const answer = await api.app.inject({ method: 'POST', url: `${apiRoot}/auth`, payload: { email, password } });
  return answer.statusCode === 200;
}

describe('R19 changing the password', () => {
  it('ends the other sign-ins, keeps this one and mails the owner', async () => {
    const email = 'changes@test.seri';
    const user = await api.signedIn({ email, passwordHash });
    const elsewhere = await api.signedInAgain(user);
    expect(await change(user)).toMatchObject({ status: 200, body: { success: true } });
    expect(await api.ask(user, profile)).toMatchObject({ status: 200 });
    expect(await api.ask(elsewhere, profile)).toMatchObject({ status: 401 });
    expect(await canSignIn(email, 'old harbour')).toBe(false);
    expect(await canSignIn(email, 'new harbour')).toBe(true);
    await runJobs(database, identityHandlers(api.platform));
    expect(api.mails).toContainEqual(expect.objectContaining({ to: email, subject: 'Your password was changed' }));
  });

  it('reports a wrong current password at its field, and limits guesses', async () => {
    const user = await api.signedIn({ passwordHash });
    const wrong = { currentPassword: 'wrong harbour' };
    const fields = { currentPassword: expect.objectContaining({ problem: 'wrongPassword' }) };
    expect(await change(user, wrong)).toMatchObject({ status: 422, body: { data: { fields } } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(user, wrong)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    expect(await change(user)).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } });
  });

  it.each([
    [{ newPassword: 'five5', confirmPassword: 'five5' }, { newPassword: 'tooShort' }],
    [{ newPassword: 'password1', confirmPassword: 'password1' }, { newPassword: 'common' }],
    [{ confirmPassword: 'other' }, { confirmPassword: 'mismatch' }],
    [{ currentPassword: '' }, { currentPassword: 'required' }],
  ])('refuses %j', async (values, problems) => {
    const { status, body } = await change(await api.signedIn({ passwordHash }), values);
    const { fields } = body.data as { fields: Record<string, { problem: string }> };
    expect(status).toBe(422);
    expect(Object.fromEntries(Object.entries(fields).map(([name, { problem }]) => [name, problem]))).toEqual(problems);
  });

  it('does not count a bad new password as a guess if the current one is right', async () => {
    const user = await api.signedIn({ passwordHash });
    const common = { newPassword: 'password1', confirmPassword: 'password1' };
    for (const _ of Array.from({ length: 6 })) expect(await change(user, common)).toMatchObject({ status: 422 });
    expect(await change(user)).toMatchObject({ status: 200 });
  });

  it('R13 answers a repeat under the same key like the first request', async () => {
    const user = await api.signedIn({ passwordHash });
    const key = { [headers.idempotencyKey]: 'change-once' };
    expect(await change(user, {}, key)).toMatchObject({ status: 200 });
    expect(await change(user, {}, key)).toMatchObject({ status: 200 });
    expect(await change(user)).toMatchObject({ status: 422 });
  });

  it('demands fifteen characters of staff, whom eight would open too much', async () => {
    const user = await api.signedIn({ role: 'manager', passwordHash });
    const withPassword = (newPassword: string) => change(user, { newPassword, confirmPassword: newPassword });
    expect(await withPassword('nine mooring')).toMatchObject({
      status: 422,
      body: { data: { fields: { newPassword: { problem: 'tooShort', length: 14 } } } },
    });
    expect(await withPassword('nine new moorings')).toMatchObject({ status: 200 });
  });

  it('forgets the other browsers, whose cookies would buy guesses without a captcha', async () => {
    const email = 'browsers@test.seri';
    const accountId = await newAccount(database.db, { email, passwordHash });
    const [, own] = [await enter(email), await enter(email)];
    expect(await knownBrowsers(accountId)).toHaveLength(2);
    expect(await change({ accountId, signInId: '', cookies: own })).toMatchObject({ status: 200 });
    expect(await knownBrowsers(accountId)).toEqual([hashToken(own[names.device] ?? '')]);
  });

  it('ends open reset links', async () => {
    const user = await api.signedIn({ passwordHash });
    const values = { account_id: user.accountId, kind: 'reset-password', hash: Buffer.from('a link') };
    const expires_at = new Date(Date.now() + 60_000);
    await database.db
      .insertInto('mailed_link')
      .values({ ...values, expires_at })
      .execute();
    await change(user);
    const links = database.db.selectFrom('mailed_link').select('used_at').where('account_id', '=', user.accountId);
    expect(await links.executeTakeFirst()).toEqual({ used_at: expect.any(Date) });
  });
});

describe('a sign-in in progress', () => {
  it.each([
    ['the password changes', { password_hash: 'another' }, 'invalid_credentials'],
    ['the account is disabled', { role_id: roleIds.disabled }, 'invalid_user'],
  ])('fails if %s meanwhile', async (_, to, code) => {
    const email = `races-${code}@test.seri`;
    const accountId = await newAccount(database.db, { email, passwordHash });
    const payload = { email, password: 'old harbour' };
    const { signIn } = await database.db.transaction().execute(async (tx) => {
      await lockAccount(tx, accountId);
      const request = api.app.inject({ method: 'POST', url: `${apiRoot}/auth`, payload });
      await untilWaiting(database.pool);
      await tx.updateTable('account').set(to).where('id', '=', accountId).execute();
      return { signIn: request };
    });
    const answer = await signIn;
    expect(answer.json()).toMatchObject({ code });
    expect(answer.cookies.map(({ name }) => name)).not.toContain(names.access);
    const signIns = database.db.selectFrom('sign_in').select('id').where('account_id', '=', accountId);
    expect(await signIns.execute()).toEqual([]);
  });
});
