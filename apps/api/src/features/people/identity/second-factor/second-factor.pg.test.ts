import { cookies as names } from '@seri/contract/headers';
import { openTestApi } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { runJobs } from '@seri/api/testkit/jobs';
import { roleIds } from '@seri/domain/people/roles';
import { afterAll, describe, expect, it } from 'vitest';
import { statusesOf, byCode, codeAt, FactorSteps, now, password, userOf } from './second-factor.steps.ts';
import { secondFactorHandlers } from './second-factor.jobs.ts';

const database = await openTestDatabase({ now });
const api = await openTestApi(database);
const steps = new FactorSteps(api);
afterAll(async () => {
  await api.close();
  await database.drop();
});

async function withAuthenticator() {
  const person = await steps.person();
  return { ...person, ...(await steps.addAuthenticator(person)) };
}

describe('R80 a sign-in of an account with a second factor', () => {
  it('asks for it after the right password, and gives no cookie', async () => {
    const { email } = await withAuthenticator();
    const answer = await steps.signIn(email);
    const data = { challenge: expect.stringMatching(/^[\w-]{43}$/), factors: ['authenticator', 'recovery-code'] };
    expect(answer).toMatchObject({ status: 401, code: 'SECOND_FACTOR_REQUIRED', body: { data }, cookies: {} });
    expect(Object.keys(answer.cookies)).toEqual([]);
  });

  it('answers a wrong password as for any account', async () => {
    const { email } = await withAuthenticator();
    expect(await steps.signIn(email, 'wrong-password')).toMatchObject({ status: 401, code: 'invalid_credentials' });
  });

  it('is completed by a code: the cookies of a sign-in, which counts as proved', async () => {
    const { email, accountId, secret } = await withAuthenticator();
    const answer = await steps.complete(await steps.challenge(email), byCode(codeAt(secret)));
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(Object.keys(answer.cookies).toSorted()).toEqual([names.access, names.device, names.refresh].toSorted());
    expect(await steps.ask(userOf(accountId, answer), 'GET', '/user/factors')).toMatchObject({ status: 200 });
  });

  it('changes nothing for an account without one', async () => {
    const { email } = await steps.person();
    const answer = await steps.signIn(email);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(Object.keys(answer.cookies).toSorted()).toEqual([names.access, names.device, names.refresh].toSorted());
  });

  it('is of the account of the challenge, with that account’s own factor', async () => {
    const [one, other] = [await withAuthenticator(), await withAuthenticator()];
    const challenge = await steps.challenge(one.email);
    expect(await steps.complete(challenge, byCode(codeAt(other.secret)))).toMatchObject({
      code: 'WRONG_SECOND_FACTOR',
    });
    expect(await steps.complete('made up', byCode(codeAt(one.secret)))).toMatchObject({ code: 'CHALLENGE_EXPIRED' });
  });

  it('has a challenge that works once, for ten minutes', async () => {
    const { email, secret } = await withAuthenticator();
    const challenge = await steps.challenge(email);
    expect(await steps.complete(challenge, byCode(codeAt(secret)))).toMatchObject({ status: 200 });
    expect(await steps.complete(challenge, byCode(codeAt(secret, 30)))).toMatchObject({ code: 'CHALLENGE_EXPIRED' });
    const old = await steps.challenge(email);
    await database.pool.query(`update factor_challenge set expires_at = expires_at - interval '10 minutes'`);
    expect(await steps.complete(old, byCode(codeAt(secret, 30)))).toMatchObject({ code: 'CHALLENGE_EXPIRED' });
  });

  it('ends with its challenge when the password or the role changes in between', async () => {
    const { email, accountId, secret, ...person } = await withAuthenticator();
    const challenge = await steps.challenge(email);
    const change = { currentPassword: password, newPassword: 'another harbour', confirmPassword: 'another harbour' };
    expect(await steps.ask({ accountId, ...person }, 'PUT', '/user/change-password', change)).toMatchObject({
      status: 200,
    });
    expect(await steps.complete(challenge, byCode(codeAt(secret)))).toMatchObject({ code: 'CHALLENGE_EXPIRED' });
    const disabled = await withAuthenticator();
    const another = await steps.challenge(disabled.email);
    const { db } = database;
    await db.updateTable('account').set({ role_id: roleIds.disabled }).where('id', '=', disabled.accountId).execute();
    expect(await steps.complete(another, byCode(codeAt(disabled.secret)))).toMatchObject({
      code: 'CHALLENGE_EXPIRED',
    });
  });
});

describe('R80 a code of an authenticator app', () => {
  it('counts once, also of four at once', async () => {
    const { email, secret } = await withAuthenticator();
    const challenges = [];
    for (const _ of Array.from({ length: 4 })) challenges.push(await steps.challenge(email));
    const answers = await Promise.all(challenges.map((each) => steps.complete(each, byCode(codeAt(secret)))));
    expect(statusesOf(answers)).toEqual([200, 403, 403, 403]);
    expect(await steps.complete(await steps.challenge(email), byCode(codeAt(secret)))).not.toMatchObject({
      status: 200,
    });
  });

  it('R18 waits after five wrong ones, also in other sign-ins, and a right one must wait too', async () => {
    const { email, secret } = await withAuthenticator();
    const codes = [];
    for (const _ of Array.from({ length: 6 })) {
      codes.push((await steps.complete(await steps.challenge(email), byCode('000000'))).code);
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'WRONG_SECOND_FACTOR'), 'TOO_MANY']);
    expect(await steps.complete(await steps.challenge(email), byCode(codeAt(secret)))).toMatchObject({
      code: 'TOO_MANY',
    });
  });

  it('comes from a secret that the database keeps sealed, and no log and no job names', async () => {
    const { secret, accountId } = await withAuthenticator();
    const { rows } = await database.pool.query<{ secret: Buffer }>(
      'select secret from authenticator where account_id = $1',
      [accountId],
    );
    expect(rows[0]?.secret.includes(Buffer.from(secret.bytes))).toBe(false);
    const said = await database.pool.query(
      `select 1 from action_log where detail::text like $1
       union all select 1 from graphile_worker._private_jobs where payload::text like $1
       union all select 1 from idempotency_key where answer::text like $1`,
      [`%${secret.base32}%`],
    );
    expect(said.rows).toEqual([]);
  });
});

const proofOf = (codes: readonly string[] | null) => ({ by: 'recovery-code', code: codes?.[1] ?? '' }) as const;

describe('R80 a recovery code', () => {
  it('comes in tens with the first factor, and each counts once', async () => {
    const { email, recoveryCodes } = await withAuthenticator();
    expect(recoveryCodes).toHaveLength(10);
    const [code = ''] = recoveryCodes ?? [];
    const proof = { by: 'recovery-code', code: code.toUpperCase() } as const;
    const challenges = [await steps.challenge(email), await steps.challenge(email)];
    const answers = await Promise.all(challenges.map((challenge) => steps.complete(challenge, proof)));
    expect(statusesOf(answers)).toEqual([200, 403]);
  });

  it('is kept as a hash, and its use is mailed', async () => {
    const { email, accountId, recoveryCodes } = await withAuthenticator();
    const [code = ''] = recoveryCodes ?? [];
    await steps.complete(await steps.challenge(email), { by: 'recovery-code', code });
    await runJobs(database, secondFactorHandlers(api.platform));
    const mails = api.mails.filter(({ to }) => to === email).map(({ text }) => text);
    expect(mails).toEqual([
      expect.stringContaining('An authenticator app was added'),
      expect.stringContaining('A recovery code of your account was used'),
    ]);
    const { rows } = await database.pool.query<{ hash: Buffer }>(
      'select hash from recovery_code where account_id = $1',
      [accountId],
    );
    expect(rows).toHaveLength(10);
    expect(rows.some(({ hash }) => hash.toString().includes(code))).toBe(false);
  });

  it('is replaced with all others by new ones', async () => {
    const { email, recoveryCodes, ...person } = await withAuthenticator();
    const renewed = await steps.ask(person, 'POST', '/user/factors/recovery-codes');
    expect(renewed).toMatchObject({ status: 200 });
    const fresh = renewed.body['recoveryCodes'] as string[];
    const challenge = await steps.challenge(email);
    expect(await steps.complete(challenge, proofOf(recoveryCodes))).toMatchObject({ code: 'WRONG_SECOND_FACTOR' });
    expect(await steps.complete(challenge, proofOf(fresh))).toMatchObject({ status: 200 });
  });
});
