import { openTestApi } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { runJobs } from '@seri/api/testkit/jobs';
import { SoftPasskey } from '@seri/api/testkit/soft-passkey';
import type { Enrolment } from '@seri/contract/people/second-factor.schema';
import { Secret } from 'otpauth';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { byCode, codeAt, FactorSteps, now, origin, password, statusesOf, userOf } from './second-factor.steps.ts';
import { resetFactorsOf } from './reset-factors.ts';
import { secondFactorHandlers } from './second-factor.jobs.ts';

const database = await openTestDatabase({ now });
const api = await openTestApi(database);
const steps = new FactorSteps(api);
afterAll(async () => {
  await api.close();
  await database.drop();
});

const owner = await steps.person({ role: 'manager', isOwner: true });
const require = (isRequired: boolean, by = owner) => steps.ask(by, 'PUT', '/site/staff-factor', { isRequired });
const mailed = async () => void (await runJobs(database, secondFactorHandlers(api.platform)));
const mailsTo = (email: string) => api.mails.filter(({ to }) => to === email);

describe('R81 the rule of the company', () => {
  it('is chosen by an owner, and off in a demonstration until then', async () => {
    await database.db.deleteFrom('staff_factor_rule').execute();
    const manager = await steps.person({ role: 'manager' });
    expect(await steps.signIn(manager.email)).toMatchObject({ status: 200 });
    expect((await steps.ask(owner, 'GET', '/user/factors')).body).toMatchObject({
      isRequired: false,
      isRequiredOfStaff: false,
    });
    expect((await steps.ask(manager, 'GET', '/user/factors')).body).toMatchObject({ isRequiredOfStaff: null });
    expect(await require(true, manager)).toMatchObject({ status: 403 });
    expect(await require(true)).toMatchObject({ status: 200 });
    expect((await steps.ask(manager, 'GET', '/user/factors')).body).toMatchObject({ isRequired: true });
    expect(await steps.signIn((await steps.person()).email)).toMatchObject({ status: 200 });
  });

  it('is on where DEMO is off', async () => {
    await database.db.deleteFrom('staff_factor_rule').execute();
    const production = await openTestApi(database, undefined, { DEMO: 'off', SECRET: 's'.repeat(32) });
    const { email } = await steps.person({ role: 'manager' });
    const answer = await production.ask(null, { method: 'POST', url: '/v1/auth', payload: { email, password } });
    await production.close();
    expect(answer).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_MISSING' } });
  });

  it('keeps the last factor of staff, also of two removals at once', async () => {
    await require(true);
    const manager = await steps.person({ role: 'manager' });
    await steps.addAuthenticator(manager);
    const remove = () => steps.ask(manager, 'DELETE', '/user/factors/authenticator');
    expect(await remove()).toMatchObject({ status: 409, code: 'LAST_FACTOR' });
    await steps.addPasskey(manager);
    const { body } = await steps.ask(manager, 'GET', '/user/factors');
    const [{ id } = { id: '' }] = body['passkeys'] as { id: string }[];
    const answers = await Promise.all([remove(), steps.ask(manager, 'DELETE', `/user/factors/passkeys/${id}`)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });
});

async function linkFor(email: string): Promise<string> {
  expect(await steps.signIn(email)).toMatchObject({ status: 403, code: 'SECOND_FACTOR_MISSING' });
  await mailed();
  const [, token = ''] = /\/auth\/second-factor\?token=([\w-]+)/.exec(mailsTo(email).at(-1)?.text ?? '') ?? [];
  return token;
}

async function start(token: string, typed = password) {
  const answer = await steps.ask(null, 'POST', '/auth/enrol', { token, password: typed });
  return { ...answer, enrolment: answer.body as unknown as Enrolment };
}

const finish = (challenge: string, factor: object) =>
  steps.ask(null, 'POST', '/auth/enrol/finish', { challenge, factor });

describe('R81 staff without a factor', () => {
  beforeEach(async () => void (await require(true)));

  it('are mailed a link, and add an authenticator app with it and their password', async () => {
    const { email, accountId } = await steps.person({ role: 'manager' });
    const token = await linkFor(email);
    expect(await start(token, 'wrong-password')).toMatchObject({ status: 422, code: 'FIELDS' });
    const { enrolment } = await start(token);
    const secret = Secret.fromBase32(enrolment.authenticator.secret);
    expect(await finish(enrolment.challenge, byCode('000000'))).toMatchObject({ code: 'WRONG_SECOND_FACTOR' });
    const failures = database.db.selectFrom('failed_sign_in').select('reason').where('account_id', '=', accountId);
    expect(await failures.orderBy('id').execute()).toEqual([
      { reason: 'wrongPassword' },
      { reason: 'wrongSecondFactor' },
    ]);
    const done = await finish(enrolment.challenge, byCode(codeAt(secret, -30)));
    expect(done).toMatchObject({ status: 200, body: { recoveryCodes: expect.any(Array) } });
    expect(await steps.ask(userOf(accountId, done), 'GET', '/user/factors')).toMatchObject({ status: 200 });
    expect(await start(token)).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await finish(enrolment.challenge, byCode(codeAt(secret)))).toMatchObject({ code: 'CHALLENGE_EXPIRED' });
    expect(await steps.complete(await steps.challenge(email), byCode(codeAt(secret)))).toMatchObject({ status: 200 });
  });

  it('may add a passkey instead', async () => {
    const { email } = await steps.person({ role: 'manager' });
    const { enrolment } = await start(await linkFor(email));
    const passkey = new SoftPasskey(origin);
    const factor = { by: 'passkey', name: 'Laptop', passkey: passkey.make(enrolment.passkey) };
    expect(await finish(enrolment.challenge, factor)).toMatchObject({ status: 200 });
    const challenge = await steps.challenge(email);
    const proof = { by: 'passkey', passkey: passkey.sign(await steps.passkeyOptions(challenge)) } as const;
    expect(await steps.complete(challenge, proof)).toMatchObject({ status: 200 });
  });

  it('add nothing once somebody else with the link has added a factor', async () => {
    const { email } = await steps.person({ role: 'manager' });
    const token = await linkFor(email);
    const [first, second] = [await start(token), await start(token)];
    const secret = Secret.fromBase32(second.enrolment.authenticator.secret);
    const answers = await Promise.all(
      [first, second].map(({ enrolment }) => finish(enrolment.challenge, byCode(codeAt(secret, -30)))),
    );
    expect(statusesOf(answers)).toEqual([200, 404]);
  });
});

describe('R81 a lost device', () => {
  beforeEach(async () => void (await require(false)));

  it('is helped by an owner: no factor is left, no sign-in, and the account is mailed', async () => {
    const colleague = await steps.person({ role: 'manager' });
    const { secret } = await steps.addAuthenticator(colleague);
    await steps.addPasskey(colleague);
    const challenge = await steps.challenge(colleague.email);
    const reset = (by: typeof owner) => steps.ask(by, 'POST', '/user/reset-factors', { id: colleague.accountId });
    expect(await reset(await steps.person({ role: 'manager' }))).toMatchObject({ status: 404 });
    expect(await reset(owner)).toMatchObject({ status: 200 });
    expect(await steps.ask(colleague, 'GET', '/user/factors')).toMatchObject({ status: 401 });
    expect(await steps.complete(challenge, byCode(codeAt(secret)))).toMatchObject({ code: 'CHALLENGE_EXPIRED' });
    expect(await steps.signIn(colleague.email)).toMatchObject({ status: 200 });
    await mailed();
    expect(mailsTo(colleague.email).at(-1)?.text).toContain('All second factors of your account were removed');
    const log = database.db.selectFrom('action_log').select(['account_id', 'on_behalf_of']);
    expect(
      await log.where('subject', '=', `account:${colleague.accountId}`).where('action', '=', 'factor.reset').execute(),
    ).toEqual([{ account_id: owner.accountId, on_behalf_of: colleague.accountId }]);
  });

  it('is offered to an owner only, for an account that has a factor', async () => {
    const client = await steps.person();
    const manager = await steps.person({ role: 'manager' });
    const offerTo = async (reader: typeof owner) =>
      (await steps.ask(reader, 'GET', `/user/client?id=${client.accountId}`)).body['can'];
    expect(await offerTo(owner)).toMatchObject({ resetFactors: false });
    await steps.addAuthenticator(client);
    expect(await offerTo(owner)).toMatchObject({ resetFactors: true });
    expect(await offerTo(manager)).toMatchObject({ resetFactors: false });
  });

  it('of a sole owner is helped by the command line', async () => {
    const sole = await steps.person({ role: 'manager', isOwner: true });
    await steps.addAuthenticator(sole);
    expect(await resetFactorsOf(database.db, sole.email.toUpperCase())).toBe(true);
    expect(await steps.signIn(sole.email)).toMatchObject({ status: 200 });
    expect(await resetFactorsOf(database.db, 'nobody@test.seri')).toBe(false);
  });
});

describe('R15 the password of staff', () => {
  it('may have eight characters beside a factor, and fifteen without one', async () => {
    const manager = await steps.person({ role: 'manager' });
    const short = { newPassword: 'tall mast', confirmPassword: 'tall mast', currentPassword: password };
    const change = () => steps.ask(manager, 'PUT', '/user/change-password', short);
    expect(await change()).toMatchObject({ status: 422, code: 'FIELDS' });
    await steps.addAuthenticator(manager);
    expect(await change()).toMatchObject({ status: 200 });
  });
});
