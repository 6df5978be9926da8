import { apiRoot, cookies as names } from '@seri/contract/headers';
import { day, hour } from '@seri/domain/time/japan-time';
import { openTestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { afterAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../passwords/passwords.ts';

const now = new Date('2026-11-18T03:00:00Z');
const database = await openTestDatabase({ now: now.toISOString() });
const api = await openTestApi(database, undefined, { SIGN_IN_DAYS: '10', STAFF_SIGN_IN_HOURS: '8' });
const passwordHash = await hashPassword('right-password');
afterAll(async () => {
  await api.close();
  await database.drop();
});

const clientEnd = new Date(now.getTime() + 10 * day);
const staffEnd = new Date(now.getTime() + 8 * hour);

interface Browser {
  cookies: Record<string, string>;
  refreshLasts: number | undefined;
}

type Cookies = { name: string; value: string; maxAge?: number }[];

function browserOf(cookies: Cookies): Browser {
  const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name);
  const pair = [names.access, names.refresh].map((name) => [name, valueOf(name)?.value ?? '']);
  return { cookies: Object.fromEntries(pair), refreshLasts: valueOf(names.refresh)?.maxAge };
}

let people = 0;
async function enter(role: 'client' | 'manager'): Promise<Browser & { accountId: number }> {
  const email = `ending-${(people += 1)}@test.seri`;
  const accountId = await newAccount(database.db, { email, passwordHash, role });
  const payload = { email, password: 'right-password' };
  const answer = await api.app.inject({ method: 'POST', url: `${apiRoot}/auth`, payload });
  expect(answer.statusCode).toBe(200);
  return { accountId, ...browserOf(answer.cookies) };
}

async function renew({ cookies }: Browser) {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await api.app.inject({ url: `${apiRoot}/auth/update`, headers, cookies });
  return { status: answer.statusCode, ...browserOf(answer.cookies) };
}

const prolong = ({ cookies }: Browser) => api.app.inject({ method: 'POST', url: `${apiRoot}/auth/prolong`, cookies });

const prove = ({ cookies }: Browser, password: string) => {
  const payload = { proof: { by: 'password', password } };
  return api.app.inject({ method: 'POST', url: `${apiRoot}/user/step-up`, payload, cookies });
};

async function endOf({ cookies }: Pick<Browser, 'cookies'>): Promise<Date> {
  const answer = await api.app.inject({ url: `${apiRoot}/user/view-profile`, cookies });
  return new Date(answer.json().signInEndsAt);
}

/** Moves everything of the sign-ins into the past. */
async function pass(milliseconds: number): Promise<void> {
  const past = `- ${milliseconds} * interval '1 ms'`;
  await database.pool.query(`update sign_in set expires_at = expires_at ${past}, renewed_at = renewed_at ${past}`);
  await database.pool.query(`update sign_in_token set expires_at = expires_at ${past}`);
}

describe('R10 the end of a sign-in', () => {
  it('comes after ten days for a client and eight hours for staff, as they are set', async () => {
    const [client, manager] = [await enter('client'), await enter('manager')];
    expect([await endOf(client), await endOf(manager)]).toEqual([clientEnd, staffEnd]);
    expect([client.refreshLasts, manager.refreshLasts]).toEqual([(10 * day) / 1000, (8 * hour) / 1000]);
  });

  it('does not move with renewals', async () => {
    let browser: Browser = await enter('client');
    for (let days = 1; days < 10; days += 1) {
      await pass(day);
      const renewed = await renew(browser);
      expect(renewed).toMatchObject({ status: 200, refreshLasts: ((10 - days) * day) / 1000 });
      expect(await endOf(renewed)).toEqual(new Date(clientEnd.getTime() - days * day));
      browser = renewed;
    }
    await pass(day);
    expect((await renew(browser)).status).toBe(401);
  });

  it('begins anew where the password is entered, and the cookies last as long', async () => {
    const browser = await enter('manager');
    await pass(8 * hour - 60_000);
    const renewed = await renew(browser);
    await database.pool.query(`update sign_in set proved_at = proved_at - interval '16 minutes'`);
    expect((await prolong(renewed)).json()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    await prove(renewed, 'right-password');
    const answer = await prolong(renewed);
    expect(answer.json()).toEqual({ success: true, endsAt: staffEnd.toISOString() });
    const prolonged = browserOf(answer.cookies);
    expect(prolonged.refreshLasts).toBe((8 * hour) / 1000);
    expect(await endOf(prolonged)).toEqual(staffEnd);
    await pass(hour);
    expect((await renew(prolonged)).status).toBe(200);
  });

  it('is told to the other tabs, and moves for this sign-in only', async () => {
    const browser = await enter('client');
    const elsewhere = await api.signedInAgain({ accountId: browser.accountId } as TestUser);
    const before = await endOf(elsewhere);
    await pass(hour);
    expect((await prolong(await renew(browser))).statusCode).toBe(200);
    const events = database.db
      .selectFrom('outbox')
      .select('name')
      .where('audience', '=', `account:${browser.accountId}`);
    expect(await events.execute()).toEqual([{ name: 'account.changed' }]);
    expect(await endOf(elsewhere)).toEqual(new Date(before.getTime() - hour));
  });

  it('is not moved once it has come', async () => {
    const browser = await enter('client');
    await pass(10 * day);
    expect((await prolong(browser)).statusCode).toBe(401);
  });

  it('comes at once for who becomes staff: staff sign in anew', async () => {
    const [browser, owner] = [await enter('client'), await api.signedIn({ role: 'manager', isOwner: true })];
    const payload = { id: browser.accountId, version: 1, roleId: 991 };
    expect(await api.ask(owner, { method: 'PUT', url: `${apiRoot}/user/role`, payload })).toMatchObject({
      status: 200,
    });
    expect((await renew(browser)).status).toBe(401);
  });
});
