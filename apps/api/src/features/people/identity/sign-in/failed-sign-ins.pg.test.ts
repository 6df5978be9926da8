import { apiRoot, cookies as names } from '@seri/contract/headers';
import type { FailedSignIns } from '@seri/contract/people/failures.schema';
import { human, openTestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../passwords/passwords.ts';
import { byCode, codeAt, FactorSteps } from '../second-factor/second-factor.steps.ts';
import { renewSignIn } from './renew-sign-in.ts';
import { countFailedSignIn, mostRows } from '../../failures/failed-sign-in.store.ts';

// All in one minute, however slow the machine.
const database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
const api = await openTestApi(database);
const steps = new FactorSteps(api);
const owner = await api.signedIn({ role: 'manager', isOwner: true });
const passwordHash = await hashPassword('right-password');
afterAll(async () => {
  await api.close();
  await database.drop();
});
beforeEach(() => database.pool.query('delete from failed_sign_in; delete from tries'));

let people = 0;
const newEmail = () => `failing-${(people += 1)}@test.seri`;

async function signIn(email: string, password: string, remoteAddress = '203.0.113.7'): Promise<number> {
  const request = { method: 'POST', url: `${apiRoot}/auth`, payload: { email, password }, headers: human } as const;
  return (await api.app.inject({ ...request, remoteAddress })).statusCode;
}

async function list(query = '', user: TestUser = owner): Promise<FailedSignIns> {
  const { status, body } = await api.ask<FailedSignIns>(user, { url: `${apiRoot}/user/failed-sign-ins?${query}` });
  expect(status).toBe(200);
  return body;
}

/** Renews twice, after the grace of the first time, so that the first token is an old one. */
async function renewTwice(user: TestUser): Promise<void> {
  const first = await renewSignIn(api.platform, { cookies: user.cookies, address: null });
  await database.pool.query(`update sign_in set renewed_at = renewed_at - interval '1 minute'`);
  await renewSignIn(api.platform, { cookies: { [names.refresh]: first.refresh.text }, address: null });
}

const countOne = (name: number) =>
  countFailedSignIn(database.db, {
    person: { email: `flood-${name}@test.seri`, emailHash: `hash ${name}` },
    address: '203.0.113.9',
    reason: 'wrongPassword',
  });

describe('R76 failed sign-ins', () => {
  it('are counted by account, network and reason, and a success is not', async () => {
    const email = newEmail();
    const id = await newAccount(database.db, { email, passwordHash });
    for (const address of ['203.0.113.7', '203.0.113.200', '2001:db8:1:2::7'])
      expect(await signIn(email.toUpperCase(), 'wrong-password', address)).toBe(401);
    expect(await signIn(email, 'right-password')).toBe(200);
    const { failures, tries } = await list();
    expect(tries).toBe(3);
    expect(failures).toHaveLength(2);
    const account = { id, email, name: expect.stringMatching(/Someone/) };
    const common = { reason: 'wrongPassword', account, addressMark: null };
    expect(failures).toContainEqual(expect.objectContaining({ ...common, network: '203.0.113.0/24', tries: 2 }));
    expect(failures).toContainEqual(expect.objectContaining({ ...common, network: '2001:db8:1::/48', tries: 1 }));
  });

  it('of disabled and unconfirmed accounts say so', async () => {
    const [disabled, unconfirmed] = [newEmail(), newEmail()];
    await newAccount(database.db, { email: disabled, passwordHash, role: 'disabled' });
    await newAccount(database.db, { email: unconfirmed, passwordHash, emailConfirmed: false });
    for (const email of [disabled, unconfirmed]) expect(await signIn(email, 'right-password')).toBe(403);
    const { failures } = await list();
    expect(failures.map(({ reason }) => reason).toSorted()).toEqual(['disabled', 'unconfirmed']);
  });

  it('keep neither the address of nobody nor any password, but one mark for one address', async () => {
    const [once, twice] = [newEmail(), newEmail()];
    await signIn(once, 'secret-of-nobody');
    await signIn(twice, 'secret-of-nobody');
    await signIn(` ${twice.toUpperCase()}`.trim(), 'secret-of-nobody', '198.51.100.1');
    const { failures } = await list();
    expect(failures.map(({ reason, account }) => [reason, account])).toEqual(
      Array.from({ length: 3 }, () => ['unknownAddress', null]),
    );
    expect(new Set(failures.map(({ addressMark }) => addressMark)).size).toBe(2);
    const { rows } = await database.pool.query('select failed_sign_in::text as row from failed_sign_in');
    const stored = rows.map(({ row }) => row).join('\n');
    for (const word of [once, twice, 'failing', 'secret-of-nobody', '198.51.100.1']) expect(stored).not.toContain(word);
  });

  it('fill few rows, however many addresses one network tries in a minute', async () => {
    for (let name = 0; name < mostRows * 3; name += 1) await countOne(name);
    await countOne(0);
    const { failures, tries } = await list('pageSize=50');
    expect(tries).toBe(mostRows * 3 + 1);
    expect(failures).toHaveLength(mostRows + 1);
    const shared = failures.filter(({ addressMark }) => addressMark === null);
    expect(shared.map((row) => row.tries)).toEqual([mostRows * 2]);
    await Promise.all(Array.from({ length: 50 }, () => countOne(0)));
    expect((await list()).tries).toBe(mostRows * 3 + 51);
  });

  it('of a second factor and of a fresh proof are counted, and so is a copied token', async () => {
    const person = await steps.person();
    const { secret } = await steps.addAuthenticator(person);
    const [usedUp, fresh] = [codeAt(secret, -30), codeAt(secret)];
    const challenge = await steps.challenge(person.email);
    expect(await steps.complete(challenge, byCode(usedUp))).toMatchObject({ code: 'WRONG_SECOND_FACTOR' });
    const stepUp = (proof: object) => steps.ask(person, 'POST', '/user/step-up', { proof });
    expect(await stepUp({ by: 'password', password: 'wrong-password' })).toMatchObject({ code: 'FIELDS' });
    expect(await stepUp(byCode(usedUp))).toMatchObject({ code: 'WRONG_SECOND_FACTOR' });
    expect(await stepUp(byCode(fresh))).toMatchObject({ status: 200 });
    await renewTwice(person);
    const copy = { cookies: person.cookies, address: '203.0.113.7' };
    await expect(renewSignIn(api.platform, copy)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    await expect(renewSignIn(api.platform, copy)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    const { failures } = await list();
    expect(new Map(failures.map(({ reason, tries, account }) => [reason, [tries, account?.id]]))).toEqual(
      new Map([
        ['copiedToken', [1, person.accountId]],
        ['wrongProof', [2, person.accountId]],
        ['wrongSecondFactor', [1, person.accountId]],
      ]),
    );
  });

  it('that only wait are not counted', async () => {
    const email = newEmail();
    await newAccount(database.db, { email, passwordHash });
    const answers: number[] = [];
    while (answers.at(-1) !== 429) answers.push(await signIn(email, 'wrong-password'));
    expect((await list()).tries).toBe(answers.length - 1);
  });
});

describe('R76 the list', () => {
  it('is filtered by reason and time, and paged', async () => {
    await database.pool.query(`insert into failed_sign_in (minute, last_at, network, reason, email_hash)
      select at, at, 'unknown', case when days < 5 then 'unknownAddress' else 'disabled' end, days::text
      from (select days, app_now() - days * interval '1 day' as at from generate_series(0, 49) as days) as past`);
    const foundBy = async (query: string) => (await list(query)).pageInfo.totalSearchResults;
    expect(await foundBy('')).toBe(50);
    expect(await foundBy('days=7')).toBe(7);
    expect(await foundBy('days=30&reason=disabled')).toBe(25);
    const second = await list('pageSize=20&page=3');
    expect(second.pageInfo).toEqual({ page: 3, pageSize: 20, totalSearchResults: 50, totalResults: 50 });
    expect(second.failures).toHaveLength(10);
    const times = second.failures.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('is for owners only', async () => {
    const manager = await api.signedIn({ role: 'manager' });
    expect(await api.ask(manager, { url: `${apiRoot}/user/failed-sign-ins` })).toMatchObject({ status: 403 });
  });
});
