import { headers } from '@seri/contract/headers';
import { openTestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { proofMinutes } from '@seri/domain/people/second-factor';
import { afterAll, describe, expect, it } from 'vitest';
import { byCode, codeAt, FactorSteps, now, password } from './second-factor.steps.ts';

const database = await openTestDatabase({ now });
const api = await openTestApi(database);
const steps = new FactorSteps(api);
const clientId = await newAccount(database.db);
afterAll(async () => {
  await api.close();
  await database.drop();
});

const manager = () => steps.person({ role: 'manager', rights: { accounting: true } });

function proveAgo(minutes: number, { signInId }: TestUser) {
  return database.pool.query(`update sign_in set proved_at = app_now() - $1 * interval '1 minute' where id = $2`, [
    minutes,
    signInId,
  ]);
}

const remittance = { id: clientId, amount: 100, description: '', reason: 'a test' };
const book = (user: TestUser, key = 'unkeyed') =>
  steps.ask(user, 'POST', '/user/remittance', remittance, key === 'unkeyed' ? {} : { [headers.idempotencyKey]: key });
const stepUp = (user: TestUser, proof: object) => steps.ask(user, 'POST', '/user/step-up', { proof });
const byPassword = { by: 'password', password };

describe('R82 booking money', () => {
  it('needs a proof of the last fifteen minutes, which a sign-in is', async () => {
    const staff = await manager();
    expect(await book(staff)).toMatchObject({ status: 200 });
    await proveAgo(proofMinutes, staff);
    expect(await book(staff)).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    await database.pool.query('update sign_in set proved_at = null where id = $1', [staff.signInId]);
    expect(await book(staff)).toMatchObject({ code: 'STEP_UP_REQUIRED' });
  });

  it('goes on after the proof, once under its key', async () => {
    const staff = await manager();
    const key = `booking of ${staff.accountId}`;
    await proveAgo(proofMinutes, staff);
    expect(await book(staff, key)).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect(await stepUp(staff, byPassword)).toMatchObject({ status: 200 });
    const first = await book(staff, key);
    expect(first).toMatchObject({ status: 200 });
    await proveAgo(proofMinutes, staff);
    await stepUp(staff, byPassword);
    expect((await book(staff, key)).body).toEqual(first.body);
    const entries = database.db.selectFrom('ledger_entry').select('id').where('booked_by', '=', staff.accountId);
    expect(await entries.execute()).toHaveLength(1);
  });

  it('is told of a right that is missing before a proof that is', async () => {
    const client = await steps.person();
    await proveAgo(proofMinutes, client);
    expect(await book(client)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('R82 the proof', () => {
  it('is the password of an account without a factor; wrong ones are counted (R18)', async () => {
    const staff = await manager();
    await proveAgo(proofMinutes, staff);
    const wrong = { by: 'password', password: 'wrong-password' };
    expect(await stepUp(staff, wrong)).toMatchObject({ status: 422, code: 'FIELDS' });
    const codes = [];
    for (const _ of Array.from({ length: 5 })) codes.push((await stepUp(staff, wrong)).code);
    expect(codes).toEqual(['FIELDS', 'FIELDS', 'FIELDS', 'FIELDS', 'TOO_MANY']);
    expect(await book(staff)).toMatchObject({ code: 'STEP_UP_REQUIRED' });
  });

  it('is a factor of an account that has one: its password is not enough', async () => {
    const staff = await manager();
    const { secret, recoveryCodes } = await steps.addAuthenticator(staff);
    await proveAgo(proofMinutes, staff);
    expect(await stepUp(staff, byPassword)).toMatchObject({ code: 'WRONG_SECOND_FACTOR' });
    expect(await book(staff)).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect(await stepUp(staff, byCode(codeAt(secret)))).toMatchObject({ status: 200 });
    expect(await book(staff)).toMatchObject({ status: 200 });
    await proveAgo(proofMinutes, staff);
    expect(await stepUp(staff, byCode(codeAt(secret)))).toMatchObject({ code: 'WRONG_SECOND_FACTOR' });
    expect(await stepUp(staff, { by: 'recovery-code', code: recoveryCodes?.[0] })).toMatchObject({ status: 200 });
  });

  it('may be a passkey', async () => {
    const staff = await manager();
    const { passkey } = await steps.addPasskey(staff);
    await proveAgo(proofMinutes, staff);
    const options = (await steps.ask(staff, 'POST', '/user/step-up/passkey')).body;
    expect(await stepUp(staff, { by: 'passkey', passkey: passkey.sign(options) })).toMatchObject({ status: 200 });
    expect(await book(staff)).toMatchObject({ status: 200 });
  });

  it('is of one browser: another sign-in of the account has to prove itself too', async () => {
    const staff = await manager();
    const other = await api.signedInAgain(staff);
    await proveAgo(proofMinutes, staff);
    await proveAgo(proofMinutes, other);
    await stepUp(staff, byPassword);
    expect(await book(other)).toMatchObject({ code: 'STEP_UP_REQUIRED' });
  });
});
