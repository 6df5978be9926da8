import { apiRoot } from '@seri/contract/headers';
import type { Profile } from '@seri/contract/screens/profile.schema';
import { proofMinutes } from '@seri/domain/people/second-factor';
import { roleIds } from '@seri/domain/people/roles';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { runJobs } from '@seri/api/testkit/jobs';
import { untilWaiting } from '@seri/api/testkit/lock-waits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockAccount } from '../identity/identity.command.ts';
import { clientsSteps } from './clients.steps.ts';
import { clientsHandlers } from './rights.jobs.ts';

let database: TestDatabase;
let api: TestApi;
let steps: ReturnType<typeof clientsSteps>;
let owner: TestUser;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  steps = clientsSteps(api, database);
  owner = await newOwner();
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const newOwner = () => api.signedIn({ role: 'manager', isOwner: true });
const newManager = (rights = {}) => api.signedIn({ role: 'manager', rights });
const nameOf = async (id: number) => (await steps.account(id)).full_name;
const refused = { status: 403, body: { code: 'NOT_YOURS_TO_GIVE' } };

async function canOf(user: TestUser): Promise<Profile['can']> {
  return (await api.ask<Profile>(user, { url: `${apiRoot}/user/view-profile` })).body.can;
}

function book(by: TestUser, id: number, path: 'remittance' | 'correction' = 'remittance') {
  const payload = { id, amount: 5, description: '', reason: 'a test' };
  return api.ask(by, { method: 'POST', url: `${apiRoot}/user/${path}`, payload });
}

const entriesOf = (id: number) =>
  database.db.selectFrom('ledger_entry').select('id').where('account_id', '=', id).execute();

describe('R89 a right of staff', () => {
  it('is given and taken by an owner, logged with both names, and told to the open pages of the manager', async () => {
    const manager = await newManager();
    const id = manager.accountId;
    expect(await steps.setRights(owner, id, { accounting: true, negotiation: false })).toMatchObject({ status: 200 });
    const rights = { accounting: true, logistics: true, tables: false, negotiation: false };
    expect(await canOf(manager)).toMatchObject(rights);
    expect((await steps.view(owner, id)).body).toMatchObject({ rights, can: { giveRights: true } });
    await steps.setRights(owner, id, { accounting: false }, 2);
    expect(await canOf(manager)).toMatchObject({ ...rights, accounting: false });
    expect(await steps.logsAbout(id)).toMatchObject([
      {
        account_id: owner.accountId,
        action: 'client.rights-changed',
        subject: `account:${id}`,
        detail: { from: { staff_rights: {} }, to: { staff_rights: { accounting: true, negotiation: false } } },
      },
      { detail: { to: { staff_rights: { accounting: false, negotiation: false } } } },
    ]);
    const changed = { name: 'account.changed', data: { roleId: roleIds.manager } };
    expect(await steps.eventsFor(id)).toEqual([changed, changed]);
  });

  it('that the manager has already is no change', async () => {
    const { accountId: id } = await newManager();
    expect(await steps.setRights(owner, id, { logistics: true, tables: false })).toMatchObject({ status: 200 });
    expect(await steps.account(id)).toMatchObject({ version: 1, staff_rights: {} });
    expect(await steps.logsAbout(id)).toEqual([]);
  });

  it('is given to managers only, who are no owners, and to nobody by themselves', async () => {
    const [client, other] = [await newAccount(database.db), await newOwner()];
    for (const id of [client, other.accountId, owner.accountId])
      expect(await steps.setRights(owner, id, { tables: true })).toMatchObject(refused);
    const manager = await newManager();
    const colleague = await newManager();
    expect(await steps.setRights(manager, client, { tables: true })).toMatchObject(refused);
    for (const { accountId } of [colleague, manager])
      expect(await steps.setRights(manager, accountId, { tables: true })).toMatchObject({ status: 404 });
    expect((await steps.view(owner, client)).body).toMatchObject({ rights: null, can: { giveRights: false } });
    expect((await steps.view(owner, other.accountId)).body).toMatchObject({
      rights: { accounting: true, tables: true },
      can: { giveRights: false },
    });
  });

  it('of an unknown name is refused', async () => {
    const { accountId: id } = await newManager();
    expect(await steps.setRights(owner, id, { everything: true } as object)).toMatchObject({ status: 422 });
    expect(await steps.account(id)).toMatchObject({ version: 1 });
  });

  it('is written by only one of two owners at once, and the other one is told', async () => {
    const { accountId: id } = await newManager();
    const answers = await Promise.all([
      steps.setRights(owner, id, { accounting: true }),
      steps.setRights(await newOwner(), id, { tables: true }),
      steps.setRights(await newOwner(), id, { logistics: false }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await steps.account(id)).toMatchObject({ version: 2 });
    expect(await steps.logsAbout(id)).toHaveLength(1);
  });

  it('R82 needs a fresh proof of the owner', async () => {
    const late = await newOwner();
    await database.pool.query(`update sign_in set proved_at = proved_at - $1 * interval '1 minute' where id = $2`, [
      proofMinutes,
      late.signInId,
    ]);
    const { accountId: id } = await newManager();
    const answer = await steps.setRights(late, id, { accounting: true });
    expect(answer).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    expect(await steps.account(id)).toMatchObject({ staff_rights: {} });
  });

  it('ends with the role: whoever becomes a manager again starts as usual', async () => {
    const { accountId: id } = await newManager({ accounting: true, logistics: false });
    await steps.setRole(owner, id, roleIds.client);
    await steps.setRole(owner, id, roleIds.manager, 2);
    expect(await canOf(await api.signedInAgain({ accountId: id, signInId: '', cookies: {} }))).toMatchObject({
      accounting: false,
      logistics: true,
    });
  });
});

describe('R89 the right to book money', () => {
  it.each(['remittance', 'correction'] as const)('is asked before the form of a %s', async (path) => {
    const manager = await newManager();
    const id = await newAccount(database.db);
    expect(await book(manager, id, path)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const empty = { method: 'POST' as const, url: `${apiRoot}/user/${path}`, payload: {} };
    expect(await api.ask(manager, empty)).toMatchObject({ status: 403 });
    expect(await entriesOf(id)).toEqual([]);
    expect(await book(await newManager({ accounting: true }), id, path)).toMatchObject({ status: 200 });
    expect(await book(owner, id, path)).toMatchObject({ status: 200 });
  });

  it('that was taken counts at once for every sign-in that is open', async () => {
    const manager = await newManager({ accounting: true });
    const phone = await api.signedInAgain(manager);
    const id = await newAccount(database.db);
    for (const browser of [manager, phone]) expect(await book(browser, id)).toMatchObject({ status: 200 });
    expect((await steps.view(manager, id)).body.can).toMatchObject({ book: true, setLimit: true });
    await steps.setRights(owner, manager.accountId, { accounting: false });
    for (const browser of [manager, phone]) expect(await book(browser, id)).toMatchObject({ status: 403 });
    expect((await steps.view(manager, id)).body.can).toMatchObject({ book: false, setLimit: true });
    expect(await entriesOf(id)).toHaveLength(2);
  });

  it.each(['remittance', 'correction'] as const)('R2 of a %s is decided after the locks', async (path) => {
    const manager = await newManager({ accounting: true });
    const id = await newAccount(database.db);
    const answer = await database.db.transaction().execute(async (tx) => {
      await lockAccount(tx, id);
      const waiting = book(manager, id, path);
      await untilWaiting(database.pool);
      await tx.updateTable('account').set({ staff_rights: '{}' }).where('id', '=', manager.accountId).execute();
      return { waiting };
    });
    expect(await answer.waiting).toMatchObject({ status: 403 });
    expect(await entriesOf(id)).toEqual([]);
  });
});

const mailsTo = async (id: number) => {
  const { email } = await steps.account(id);
  return api.mails.filter(({ to }) => to === email);
};

describe('R89 a change of rights', () => {
  it('is mailed once to the manager, with each right that was given or taken', async () => {
    const { accountId: id } = await newManager();
    await steps.setRights(owner, id, { accounting: true, negotiation: false, logistics: true });
    await runJobs(database, clientsHandlers(api.platform));
    const [mail, ...more] = await mailsTo(id);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Your rights were changed', isVital: true });
    expect(mail?.text).toContain(await nameOf(owner.accountId));
    expect(mail?.text).toContain('Accounting: yours from now on\nNegotiation: no longer yours');
    expect(mail?.text).not.toContain('Logistics');
  });

  it('is not mailed to somebody who is no manager any more', async () => {
    const { accountId: id } = await newManager();
    await steps.setRights(owner, id, { tables: true });
    await steps.setRole(owner, id, roleIds.disabled, 2);
    await runJobs(database, clientsHandlers(api.platform));
    expect(await mailsTo(id)).toEqual([]);
  });
});
