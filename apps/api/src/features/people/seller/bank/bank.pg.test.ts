import type { BankHistory } from '@seri/contract/people/bank.schema';
import { apiRoot, headers } from '@seri/contract/headers';
import type { BankDetails } from '@seri/domain/money/bank-details';
import { roleIds } from '@seri/domain/people/roles';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { runJobs } from '@seri/api/testkit/jobs';
import { untilWaiting } from '@seri/api/testkit/lock-waits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockAccount } from '../../identity/identity.command.ts';
import { bankHandlers } from './bank.jobs.ts';
import { readBank } from './bank.query.ts';

let database: TestDatabase;
let api: TestApi;
let owner: TestUser;

beforeAll(async () => {
  database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  api = await openTestApi(database);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

let version = 0;
beforeEach(async () => {
  owner = await newOwner();
  ({ version } = await readBank(database.db));
});

const newOwner = () => api.signedIn({ role: 'manager', isOwner: true });
const url = `${apiRoot}/site/bank-details`;
const detailsOf = (account: string): BankDetails => ({
  beneficiary: 'Example Trading',
  account,
  bank: 'Example Bank',
  branch: '',
  swift: 'EXMPJPJT',
  address: '',
});
let accounts = 0;
const newDetails = () => detailsOf(`000-${(accounts += 1)}`);

interface Save {
  details?: BankDetails | null;
  version?: number;
}

function save(user: TestUser, change: Save = {}, sent: Record<string, string> = {}) {
  const payload = { version, details: newDetails(), ...change };
  return api.ask(user, { method: 'PUT', url, payload, headers: sent });
}

const historyFor = async (user: TestUser) => (await api.ask<BankHistory>(user, { url })).body.versions;

describe('R64 a save of the bank details', () => {
  it('is a version of its own, kept with who made it and when; the newest one counts', async () => {
    const [first, second] = [newDetails(), newDetails()];
    expect(await save(owner, { details: first })).toMatchObject({ status: 200 });
    const other = await newOwner();
    expect(await save(other, { details: second, version: version + 1 })).toMatchObject({ status: 200 });
    const nameOf = async ({ accountId }: TestUser) => {
      const account = database.db.selectFrom('account').select('full_name').where('id', '=', accountId);
      return (await account.executeTakeFirstOrThrow()).full_name;
    };
    const changedAt = '2026-11-18T03:00:00.000Z';
    expect((await historyFor(owner)).slice(0, 2)).toEqual([
      { version: version + 2, details: second, changedAt, changedBy: await nameOf(other) },
      { version: version + 1, details: first, changedAt, changedBy: await nameOf(owner) },
    ]);
    expect(await readBank(database.db)).toMatchObject({ version: version + 2, details: second });
  });

  it('may end them, and a version is never changed', async () => {
    await save(owner);
    expect(await save(owner, { details: null, version: version + 1 })).toMatchObject({ status: 200 });
    expect((await readBank(database.db)).details).toBeNull();
    for (const change of [
      'update bank_details set details = null',
      'delete from bank_details',
      'truncate bank_details',
    ])
      await expect(database.pool.query(change)).rejects.toThrow(/insert only|permission denied/);
  });

  it('of the same details changes nothing', async () => {
    const details = newDetails();
    await save(owner, { details });
    expect(await save(owner, { details, version: version + 1 })).toMatchObject({ status: 200 });
    expect((await readBank(database.db)).version).toBe(version + 1);
  });

  it('is refused over a version that was not seen, also of twelve at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, async () => save(await newOwner())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'STATE_CHANGED')).toHaveLength(11);
    expect((await readBank(database.db)).version).toBe(version + 1);
  });

  it('R13 happens once for a repeat under the same key', async () => {
    const [details, key] = [newDetails(), { [headers.idempotencyKey]: `bank-${version}` }];
    expect(await save(owner, { details }, key)).toMatchObject({ status: 200 });
    expect(await save(owner, { details }, key)).toMatchObject({ status: 200 });
    expect((await readBank(database.db)).version).toBe(version + 1);
  });

  it('names the faulty field', async () => {
    const answer = await save(owner, { details: { ...newDetails(), swift: 'abc', bank: '' } });
    const fields = {
      'details.swift': expect.objectContaining({ problem: 'invalid' }),
      'details.bank': expect.objectContaining({ problem: 'required' }),
    };
    expect(answer).toMatchObject({ status: 422, body: { data: { fields } } });
  });
});

it('R82 a save needs a fresh proof of the owner', async () => {
  await database.pool.query(`update sign_in set proved_at = proved_at - interval '15 minutes' where id = $1`, [
    owner.signInId,
  ]);
  expect(await save(owner)).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
  expect((await readBank(database.db)).version).toBe(version);
});

describe('R64 who edits the bank details', () => {
  it('is an owner: other staff neither read nor write them', async () => {
    const manager = await api.signedIn({ role: 'manager' });
    expect(await save(manager)).toMatchObject({ status: 403 });
    expect(await api.ask(manager, { url })).toMatchObject({ status: 403 });
    expect(await api.ask(null, { url })).toMatchObject({ status: 401 });
  });

  it('R2 is decided by the rights after the locks', async () => {
    const answer = await database.db.transaction().execute(async (tx) => {
      await lockAccount(tx, owner.accountId);
      const waiting = save(owner);
      await untilWaiting(database.pool);
      await tx.updateTable('account').set({ is_owner: false }).where('id', '=', owner.accountId).execute();
      return { waiting };
    });
    expect(await answer.waiting).toMatchObject({ status: 403 });
    expect((await readBank(database.db)).version).toBe(version);
  });
});

describe('R64 a change', () => {
  it('is mailed once to every owner, without the details', async () => {
    const owners = [owner, await newOwner(), await newOwner()];
    const former = await newOwner();
    const details = newDetails();
    await runJobs(database, bankHandlers(api.platform));
    api.mails.length = 0;
    await save(owner, { details });
    await database.db
      .updateTable('account')
      .set({ role_id: roleIds.disabled })
      .where('id', '=', former.accountId)
      .execute();
    await runJobs(database, bankHandlers(api.platform));
    const ids = api.mails.map(({ id }) => Number(id.split('-').at(-1)));
    expect(ids).toEqual(expect.arrayContaining(owners.map(({ accountId }) => accountId)));
    expect(ids).not.toContain(former.accountId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const mail of api.mails) {
      expect(mail).toMatchObject({
        subject: 'Bank details were changed',
        id: expect.stringContaining(`-${version + 1}-`),
      });
      expect(mail.text).toContain('/company?part=bank');
      expect(mail.text + mail.html).not.toContain(details.account);
    }
  });

  it('is logged by the names of its fields, and told to those who are about to pay', async () => {
    const starter = await api.signedIn({ role: 'restricted' });
    const details = newDetails();
    await save(owner, { details });
    const log = database.db.selectFrom('action_log').select(['action', 'detail', 'account_id']);
    const logged = await log.where('subject', '=', `bank-details:${version + 1}`).executeTakeFirstOrThrow();
    expect(logged).toMatchObject({ action: 'bank-details.saved', account_id: owner.accountId });
    expect(logged.detail).toEqual({ changed: expect.arrayContaining(['account']) });
    const told = database.db.selectFrom('outbox').select('name').where('audience', '=', `account:${starter.accountId}`);
    expect(await told.execute()).toContainEqual({ name: 'account.changed' });
    const everywhere = await database.pool.query(
      `select 1 from action_log where detail::text like $1 union all select 1 from outbox where data::text like $1`,
      [`%${details.account}%`],
    );
    expect(everywhere.rows).toEqual([]);
  });
});
