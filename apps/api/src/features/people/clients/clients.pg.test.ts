import { apiRoot } from '@seri/contract/headers';
import { flags } from '@seri/domain/people/permissions';
import { roleIds, staffFlags } from '@seri/domain/people/roles';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientsSteps } from './clients.steps.ts';

let database: TestDatabase;
let api: TestApi;
let steps: ReturnType<typeof clientsSteps>;
let manager: TestUser;
let owner: TestUser;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  steps = clientsSteps(api, database);
  manager = await api.signedIn({ role: 'manager' });
  owner = await api.signedIn({ role: 'manager', isOwner: true });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const profileOf = (user: TestUser) => api.ask(user, { url: `${apiRoot}/user/view-profile` });

describe('a client’s card', () => {
  it('shows the data of a client', async () => {
    const dealer = await newAccount(database.db, { role: 'dealer' });
    const id = await newAccount(database.db, { role: 'vip' });
    const data = {
      company: 'Vostok',
      country_id: 183,
      note: 'Pays late',
      credit_limit: 700,
      dealer_id: dealer,
      mobile: '8 914 5550123',
    };
    await database.db.updateTable('account').set(data).where('id', '=', id).execute();
    const { full_name: name } = await steps.account(id);
    const { full_name: carDealer } = await steps.account(dealer);
    const user = {
      name,
      company: 'Vostok',
      clientId: id,
      userLevel: 'vip',
      country: 'ru',
      note: 'Pays late',
      carDealer,
    };
    expect(await steps.userInfo(manager, id)).toMatchObject({
      status: 200,
      body: {
        user: { ...user, balance: 0, creditLimit: 700, lastLogin: null },
        balanceInfo: { bidAllow: 700 },
        contacts: { mobile: '8 914 5550123' },
      },
    });
  });

  it('says what the reader may change', async () => {
    const id = await newAccount(database.db, { overrides: { bikeView: false } });
    const { body } = await steps.view(manager, id);
    expect(body).toMatchObject({
      client: { id, version: 1, isEmailConfirmed: true },
      overrides: { bikeView: false },
      permission: { bikeView: false },
      roleDefaults: { bikeView: true },
      rights: null,
      can: { edit: true, setLimit: true, book: false, flags: flags.filter((flag) => !staffFlags.includes(flag)) },
    });
    expect(body.can.roles).not.toContain(roleIds.manager);
    expect((await steps.view(owner, id)).body.can).toMatchObject({ roles: Object.values(roleIds), flags, book: true });
    const colleague = (await steps.view(owner, manager.accountId)).body;
    expect(colleague.can).toMatchObject({ edit: true, setLimit: false, book: false });
    expect(colleague.managers.map((person) => person.id)).not.toContain(manager.accountId);
    expect((await steps.view(owner, owner.accountId)).body.can).toEqual({
      edit: false,
      setDestination: false,
      setLimit: false,
      book: false,
      giveRights: false,
      resetFactors: false,
      roles: [],
      flags: [],
    });
  });
});

describe('R26 a change by staff to a client', () => {
  it('is saved, logged with the former values, and sent to open pages of the client', async () => {
    const [id, dealer] = [await newAccount(database.db), await newAccount(database.db, { role: 'dealer' })];
    const to = { managerId: manager.accountId, dealerId: dealer, dailyBidLimit: 3, dailyUssLimit: 4, note: 'Calls' };
    expect(await steps.update(manager, id, to)).toMatchObject({ status: 200, body: { success: true } });
    const written = { manager_id: manager.accountId, dealer_id: dealer, daily_bid_limit: 3, note: 'Calls' };
    expect(await steps.account(id)).toMatchObject({ ...written, daily_uss_limit: 4, version: 2 });
    expect(await steps.logsAbout(id)).toMatchObject([
      {
        account_id: manager.accountId,
        action: 'client.updated',
        subject: `account:${id}`,
        detail: { from: { note: '', manager_id: null }, to: written },
      },
    ]);
    expect(await steps.eventsFor(id)).toEqual([{ name: 'account.changed', data: { roleId: roleIds.client } }]);
  });

  it('assigns managers and dealers only', async () => {
    const id = await newAccount(database.db);
    const dealer = await newAccount(database.db, { role: 'dealer' });
    const fault = { status: 422, body: { data: { fields: { managerId: { problem: 'choice' } } } } };
    for (const managerId of [dealer, id, 999_999]) {
      expect(await steps.update(manager, id, { managerId })).toMatchObject(fault);
    }
    expect(await steps.update(manager, id, { dealerId: manager.accountId })).toMatchObject({
      body: { data: { fields: { dealerId: { problem: 'choice' } } } },
    });
    expect(await steps.update(manager, dealer, { dealerId: dealer })).toMatchObject({ status: 422 });
    expect(await steps.update(owner, manager.accountId, { managerId: manager.accountId })).toMatchObject({
      status: 422,
    });
    expect(await steps.account(id)).toMatchObject({ manager_id: null, dealer_id: null, version: 1 });
  });

  it('is refused with a version after which no other one fits', async () => {
    const id = await newAccount(database.db);
    expect(await steps.update(manager, id, { version: 2 ** 31 - 1 })).toMatchObject({
      status: 422,
      body: { data: { fields: { version: { problem: 'invalid' } } } },
    });
    expect(await steps.update(manager, id, { version: 2 ** 31 - 2 })).toMatchObject({ status: 409 });
  });

  it('keeps an unchanged assignment to a person who has another role by now', async () => {
    const [id, dealer] = [await newAccount(database.db), await newAccount(database.db, { role: 'dealer' })];
    await steps.update(manager, id, { dealerId: dealer });
    await steps.setRole(manager, dealer, roleIds.client);
    expect(await steps.update(manager, id, { dealerId: dealer, note: 'Still' }, 2)).toMatchObject({ status: 200 });
  });

  it('is refused when another change came first', async () => {
    const id = await newAccount(database.db);
    await steps.update(manager, id, { note: 'First' });
    const late = { status: 409, body: { code: 'STATE_CHANGED' } };
    expect(await steps.update(owner, id, { note: 'Second' })).toMatchObject(late);
    expect(await steps.setRole(owner, id, roleIds.vip)).toMatchObject(late);
    expect(await steps.setFlags(owner, id, { bikeView: false })).toMatchObject(late);
    expect(await steps.account(id)).toMatchObject({ note: 'First', role_id: roleIds.client, overrides: {} });
    expect(await steps.logsAbout(id)).toHaveLength(1);
  });

  it('is accepted from only one of several concurrent managers', async () => {
    const id = await newAccount(database.db);
    const answers = await Promise.all([
      steps.update(manager, id, { note: 'One' }),
      steps.update(owner, id, { note: 'Other' }),
      steps.setRole(manager, id, roleIds.vip),
      steps.setFlags(owner, id, { bikeView: false }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await steps.account(id)).toMatchObject({ version: 2 });
    expect(await steps.logsAbout(id)).toHaveLength(1);
  });
});

describe('R21 a role', () => {
  it('is saved, logged, and in force with the next request', async () => {
    const user = await api.signedIn();
    expect(await steps.setRole(manager, user.accountId, roleIds.guest)).toMatchObject({ status: 200 });
    expect(await profileOf(user)).toMatchObject({
      status: 200,
      body: { detail: { roleId: roleIds.guest }, permission: { bikeView: false } },
    });
    expect(await steps.logsAbout(user.accountId)).toMatchObject([
      {
        action: 'client.role-changed',
        detail: { from: { role_id: roleIds.client }, to: { role_id: roleIds.guest } },
      },
    ]);
  });

  it('Disabled ends every sign-in at once and notifies each', async () => {
    const user = await api.signedIn();
    const phone = await api.signedInAgain(user);
    await steps.setRole(manager, user.accountId, roleIds.disabled);
    expect([await profileOf(user), await profileOf(phone)].map(({ status }) => status)).toEqual([401, 401]);
    const rows = await database.db
      .selectFrom('outbox')
      .select('audience')
      .where('name', '=', 'sign-in.ended')
      .where('audience', 'in', [`sign-in:${user.signInId}`, `sign-in:${phone.signInId}`])
      .execute();
    expect(rows).toHaveLength(2);
    await steps.setRole(manager, user.accountId, roleIds.client, 2);
    expect(await profileOf(user)).toMatchObject({ status: 401 });
  });

  it.each([984, 4711, 0])('%i cannot be given', async (roleId) => {
    const id = await newAccount(database.db);
    expect(await steps.setRole(owner, id, roleId)).toMatchObject({
      status: 422,
      body: { data: { fields: { roleId: { problem: 'choice' } } } },
    });
  });

  it('of staff is given and taken by owners only, and no owner changes its own', async () => {
    const id = await newAccount(database.db);
    const refused = { status: 403, body: { code: 'NOT_YOURS_TO_GIVE' } };
    expect(await steps.setRole(manager, id, roleIds.manager)).toMatchObject(refused);
    expect(await steps.setRole(owner, owner.accountId, roleIds.client)).toMatchObject(refused);
    expect(await steps.setRole(owner, id, roleIds.manager)).toMatchObject({ status: 200 });
    expect(await steps.setRole(manager, id, roleIds.client, 2)).toMatchObject({ status: 404 });
    expect(await steps.setRole(owner, id, roleIds.client, 2)).toMatchObject({ status: 200 });
  });
});

describe('R20 staff end the sign-ins of an account', () => {
  it('all at once, tell each, and log who did it on whose behalf', async () => {
    const user = await api.signedIn();
    const phone = await api.signedInAgain(user);
    expect(await steps.endSignIns(manager, user.accountId)).toMatchObject({ status: 200, body: { success: true } });
    expect([await profileOf(user), await profileOf(phone)].map(({ status }) => status)).toEqual([401, 401]);
    const told = database.db.selectFrom('outbox').select('audience').where('name', '=', 'sign-in.ended');
    const audiences = [`sign-in:${user.signInId}`, `sign-in:${phone.signInId}`];
    expect(await told.where('audience', 'in', audiences).execute()).toHaveLength(2);
    const subject = `account:${user.accountId}`;
    expect(await steps.logsAbout(user.accountId)).toEqual([
      { account_id: manager.accountId, action: 'client.signed-out', subject, detail: {} },
    ]);
    expect(await profileOf(await api.signedInAgain(user))).toMatchObject({ status: 200 });
  });

  it('of staff only as an owner, and never their own', async () => {
    const [colleague, other] = [await api.signedIn({ role: 'manager' }), await api.signedIn({ role: 'manager' })];
    expect(await steps.endSignIns(manager, colleague.accountId)).toMatchObject({ status: 404 });
    expect(await steps.endSignIns(manager, manager.accountId)).toMatchObject({ status: 404 });
    expect(await steps.endSignIns(owner, owner.accountId)).toMatchObject({ status: 403 });
    expect(await profileOf(colleague)).toMatchObject({ status: 200 });
    expect(await steps.endSignIns(owner, colleague.accountId)).toMatchObject({ status: 200 });
    expect(await profileOf(colleague)).toMatchObject({ status: 401 });
    expect(await profileOf(other)).toMatchObject({ status: 200 });
  });
});

describe('R21 a flag', () => {
  it('is overridden and given back to the role; flags that are not named stay as they are', async () => {
    const user = await api.signedIn();
    const id = user.accountId;
    await steps.setFlags(manager, id, { bikeView: false, exportTypeOptional: true });
    expect(await profileOf(user)).toMatchObject({
      body: { permission: { bikeView: false, exportTypeOptional: true } },
    });
    await steps.setFlags(manager, id, { bikeView: null }, 2);
    expect(await profileOf(user)).toMatchObject({ body: { permission: { bikeView: true, exportTypeOptional: true } } });
    expect(await steps.account(id)).toMatchObject({ overrides: { exportTypeOptional: true }, version: 3 });
    const [, second] = await steps.logsAbout(id);
    expect(second).toMatchObject({
      action: 'client.flags-changed',
      detail: {
        from: { overrides: { bikeView: false, exportTypeOptional: true } },
        to: { overrides: { exportTypeOptional: true } },
      },
    });
  });

  it.each(staffFlags)('%s of staff work is given by owners only', async (flag) => {
    const id = await newAccount(database.db);
    for (const value of [true, false, null]) {
      expect(await steps.setFlags(manager, id, { bikeView: false, [flag]: value })).toMatchObject({
        status: 403,
        body: { code: 'NOT_YOURS_TO_GIVE' },
      });
    }
    expect(await steps.account(id)).toMatchObject({ overrides: {}, version: 1 });
    expect(await steps.setFlags(owner, id, { [flag]: true })).toMatchObject({ status: 200 });
  });

  it('of an unknown name is refused, and no owner changes its own flags', async () => {
    const id = await newAccount(database.db);
    expect(await steps.setFlags(owner, id, { everything: true } as object)).toMatchObject({ status: 422 });
    for (const overrides of [{ bikeView: true }, {}]) {
      expect(await steps.setFlags(owner, owner.accountId, overrides)).toMatchObject({ status: 403 });
    }
  });
});
