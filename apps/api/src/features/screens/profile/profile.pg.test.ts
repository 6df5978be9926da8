import { apiRoot, headers } from '@seri/contract/headers';
import type { Profile } from '@seri/contract/screens/profile.schema';
import { openTestApi } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { afterAll, describe, expect, it } from 'vitest';

const database = await openTestDatabase();
const api = await openTestApi(database);
afterAll(async () => {
  await api.close();
  await database.drop();
});

const read = { url: `${apiRoot}/user/view-profile` };
const form = {
  fullName: ' Anna Schmidt ',
  mobile: '+49 170 1234567',
  officePhone: '',
  company: 'Schmidt Autos',
  city: 'Bremen',
  address: '',
  countryId: 183,
};
const save = (values: object = {}) => ({
  method: 'PUT' as const,
  url: `${apiRoot}/user/update-profile`,
  payload: { ...form, ...values },
  headers: { [headers.socketId]: 'this-tab' },
});

describe('the profile', () => {
  it('shows its manager, its means and its rights beyond the flags', async () => {
    const user = await api.signedIn();
    const manager = await newAccount(database.db, { role: 'manager' });
    await database.db
      .updateTable('account')
      .set({ manager_id: manager, credit_limit: 500_000 })
      .where('id', '=', user.accountId)
      .execute();
    expect((await api.ask(user, read)).body).toMatchObject({
      detail: { manager: expect.stringContaining('Someone'), userId: user.accountId, language: null },
      balanceInfo: { balance: 0, creditLimit: 500_000, activeBids: 0 },
      can: { manageClients: false, editCompany: false, manageStaff: false },
    });
  });

  it.each([
    [{ role: 'manager' as const }, ['manageClients', 'editCompany', 'logistics', 'negotiation']],
    [
      { role: 'manager' as const, rights: { accounting: true, logistics: false } },
      ['manageClients', 'editCompany', 'accounting', 'negotiation'],
    ],
    [
      { role: 'manager' as const, isOwner: true },
      ['manageClients', 'editCompany', 'manageStaff', 'accounting', 'logistics', 'tables', 'negotiation'],
    ],
    // Neither the owner’s mark nor a right gives anything without the role.
    [{ role: 'client' as const, isOwner: true, rights: { accounting: true } }, []],
  ])('lets %j do %j', async (account, can) => {
    const { body } = await api.ask<Profile>(await api.signedIn(account), read);
    expect(Object.entries(body.can).flatMap(([name, may]) => (may ? [name] : []))).toEqual(can);
  });
});

describe('saving the profile', () => {
  it('writes, logs old and new values and notifies other connections; saving the same again changes nothing', async () => {
    const user = await api.signedIn();
    expect(await api.ask(user, save())).toMatchObject({ status: 200, body: { success: true, message: 'saved' } });
    expect((await api.ask(user, read)).body.detail).toMatchObject({ ...form, fullName: 'Anna Schmidt' });
    const subject = `account:${user.accountId}`;
    const logged = await database.db
      .selectFrom('action_log')
      .select(['action', 'detail'])
      .where('subject', '=', subject)
      .execute();
    expect(logged).toMatchObject([
      { action: 'profile.changed', detail: { from: { city: '' }, to: { city: 'Bremen', full_name: 'Anna Schmidt' } } },
    ]);
    const events = database.db.selectFrom('outbox').select(['name', 'origin_socket']).where('audience', '=', subject);
    await api.ask(user, save());
    expect(await events.execute()).toEqual([{ name: 'account.changed', origin_socket: 'this-tab' }]);
  });

  it('ignores e-mail, role and limit', async () => {
    const user = await api.signedIn({ email: 'stays@test.seri' });
    await api.ask(user, save({ email: 'other@test.seri', roleId: 991, creditLimit: 1 }));
    expect((await api.ask(user, read)).body).toMatchObject({
      detail: { email: 'stays@test.seri', roleId: 1064 },
      balanceInfo: { creditLimit: 0 },
    });
  });

  it.each([
    [{ fullName: ' ' }, 'fullName', 'required'],
    [{ mobile: '' }, 'mobile', 'required'],
    [{ city: '' }, 'city', 'required'],
    [{ countryId: 100_000 }, 'countryId', 'choice'],
    [{ company: 'x'.repeat(101) }, 'company', 'tooLong'],
  ])('refuses %j at the field %s as %s', async (values, field, problem) => {
    const { status, body } = await api.ask(await api.signedIn(), save(values));
    expect(status).toBe(422);
    expect(body.data).toEqual({ fields: { [field]: expect.objectContaining({ problem }) } });
  });

  it('accepts no country', async () => {
    expect(await api.ask(await api.signedIn(), save({ countryId: null }))).toMatchObject({ status: 200 });
  });
});
