import { apiRoot } from '@seri/contract/headers';
import { roleIds } from '@seri/domain/people/roles';
import { human, openTestApi } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { afterAll, describe, expect, it } from 'vitest';
import { createOwner } from './create-owner.ts';
import { hashPassword } from '../passwords/passwords.ts';

const database = await openTestDatabase();
const { db } = database;
const api = await openTestApi(database);
afterAll(async () => {
  await api.close();
  await database.drop();
});

const passwordHash = await hashPassword('blue harbour');

async function choosePassword(token: string, newPassword: string): Promise<number> {
  const url = `${apiRoot}/auth/reset-password-verify`;
  const payload = { newPassword, confirmPassword: newPassword };
  return (await api.app.inject({ method: 'POST', url, query: { token }, payload, headers: human })).statusCode;
}

async function signIn(email: string, password: string): Promise<number> {
  return (await api.app.inject({ method: 'POST', url: `${apiRoot}/auth`, payload: { email, password } })).statusCode;
}

function accountOf(email: string) {
  return db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
}

describe('an owner made on the command line', () => {
  it('is a new manager who chooses a password by the link', async () => {
    const email = 'first@test.seri';
    const { outcome, token = '' } = await createOwner(db, email);
    expect(outcome).toBe('created');
    const { id, ...made } = await accountOf(email);
    expect(made).toMatchObject({ role_id: roleIds.manager, is_owner: true });
    await database.pool.query(`update mailed_link set expires_at = expires_at - interval '23 hours'`);
    expect(await choosePassword(token, 'blue harbour wall')).toBe(200);
    expect(await signIn(email, 'blue harbour wall')).toBe(200);
    const logged = db.selectFrom('action_log').select('detail').where('action', '=', 'owner.made');
    expect(await logged.where('subject', '=', `account:${id}`).execute()).toEqual([{ detail: { by: 'command line' } }]);
  });

  it('may be an existing account, which signs in as before', async () => {
    const email = 'client@test.seri';
    const id = await newAccount(db, { email, passwordHash });
    expect(await createOwner(db, 'CLIENT@test.seri')).toEqual({ outcome: 'promoted' });
    expect(await accountOf(email)).toMatchObject({ id, role_id: roleIds.manager, is_owner: true });
    expect(await signIn(email, 'blue harbour')).toBe(200);
    expect(await createOwner(db, email)).toEqual({ outcome: 'standing' });
  });

  it('does not keep the password of somebody who registered an address without proving it', async () => {
    const email = 'squatted@test.seri';
    await newAccount(db, { email, passwordHash, emailConfirmed: false, role: 'restricted' });
    const { outcome, token = '' } = await createOwner(db, email);
    expect(outcome).toBe('unproved');
    expect(await signIn(email, 'blue harbour')).toBe(401);
    expect(await choosePassword(token, 'green harbour wall')).toBe(200);
    expect(await signIn(email, 'green harbour wall')).toBe(200);
  });
});
