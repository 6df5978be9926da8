import { apiRoot, headers } from '@seri/contract/headers';
import type { BillingHistory } from '@seri/contract/people/billing.schema';
import { languageIds } from '@seri/domain/common/languages';
import { type CompanyBilling, firstBilling } from '@seri/domain/money/company-billing';
import { roleIds } from '@seri/domain/people/roles';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { runJobs } from '@seri/api/testkit/jobs';
import { untilWaiting } from '@seri/api/testkit/lock-waits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockAccount } from '../../identity/identity.command.ts';
import { readSeller } from '../seller.query.ts';
import { billingHandlers } from './billing.jobs.ts';
import { readBilling } from './billing.query.ts';

let database: TestDatabase;
let api: TestApi;
let owner: TestUser;
let version: number;

beforeAll(async () => {
  database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  api = await openTestApi(database);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

beforeEach(async () => {
  owner = await newOwner();
  ({ version } = await readBilling(database.db));
});

const newOwner = () => api.signedIn({ role: 'manager', isOwner: true });
const url = `${apiRoot}/site/billing`;
let names = 0;
const newDetails = (change: Partial<CompanyBilling> = {}): CompanyBilling => ({
  ...firstBilling,
  legalName: `Example Trading ${(names += 1)}`,
  address: '1-2-3 Minato, Yokohama, Japan',
  ...change,
});

function save(
  user: TestUser | null,
  details: object = newDetails(),
  seen = version,
  sent: Record<string, string> = {},
) {
  return api.ask(user, { method: 'PUT', url, payload: { version: seen, details }, headers: sent });
}

const historyFor = async (user: TestUser) => (await api.ask<BillingHistory>(user, { url })).body.versions;

describe('R64 a save of the billing data', () => {
  it('is a version of its own, kept with who made it and when; the newest one counts', async () => {
    const [first, second] = [newDetails(), newDetails({ registrationNumber: 'T9000000000000', dueDays: 7 })];
    expect(await save(owner, first)).toMatchObject({ status: 200 });
    expect(await save(await newOwner(), second, version + 1)).toMatchObject({ status: 200 });
    const changedAt = '2026-11-18T03:00:00.000Z';
    expect((await historyFor(owner)).slice(0, 2)).toMatchObject([
      { version: version + 2, details: second, changedAt },
      { version: version + 1, details: first, changedAt },
    ]);
    expect(await readBilling(database.db)).toEqual({ version: version + 2, details: second });
  });

  it('is never changed', async () => {
    await save(owner);
    for (const change of [
      'update company_billing set version = 9',
      'delete from company_billing',
      'truncate company_billing',
    ])
      await expect(database.pool.query(change)).rejects.toThrow(/insert only|permission denied/);
  });

  it('of the same data changes nothing', async () => {
    const details = newDetails();
    await save(owner, details);
    expect(await save(owner, details, version + 1)).toMatchObject({ status: 200 });
    expect((await readBilling(database.db)).version).toBe(version + 1);
  });

  it('is refused over a version that was not seen, also of twelve at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, async () => save(await newOwner())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'STATE_CHANGED')).toHaveLength(11);
    expect((await readBilling(database.db)).version).toBe(version + 1);
  });

  it('R13 happens once for a repeat under the same key', async () => {
    const [details, key] = [newDetails(), { [headers.idempotencyKey]: `billing-${version}` }];
    for (const _ of [1, 2]) expect(await save(owner, details, version, key)).toMatchObject({ status: 200 });
    expect((await readBilling(database.db)).version).toBe(version + 1);
  });

  it.each([
    ['legalName', '', 'required'],
    ['legalName', '例示商事', 'invalid'],
    ['registrationNumber', 'T1000000000000', 'invalid'],
    ['dueDays', 0, 'invalid'],
    ['incoterm', 'EXW', 'choice'],
    ['taxTable', { ...firstBilling.taxTable, car: 'free' }, 'choice'],
  ])('names the faulty field: %s %j', async (name, value, problem) => {
    const answer = await save(owner, { ...newDetails(), [name]: value });
    const field = name === 'taxTable' ? 'details.taxTable.car' : `details.${name}`;
    expect(answer).toMatchObject({ status: 422, body: { data: { fields: { [field]: { problem } } } } });
    expect((await readBilling(database.db)).version).toBe(version);
  });
});

describe('R64 who edits the billing data', () => {
  it('is an owner: other staff neither read nor write them', async () => {
    for (const user of [await api.signedIn({ role: 'manager', rights: { accounting: true } }), await api.signedIn()]) {
      expect(await save(user)).toMatchObject({ status: 403 });
      expect(await api.ask(user, { url })).toMatchObject({ status: 403 });
    }
    expect(await save(null)).toMatchObject({ status: 401 });
    expect(await api.ask(null, { url })).toMatchObject({ status: 401 });
    expect((await readBilling(database.db)).version).toBe(version);
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
    expect((await readBilling(database.db)).version).toBe(version);
  });
});

/** The mails of a change, without those of earlier ones. */
async function mailsOf(work: () => Promise<unknown>) {
  await runJobs(database, billingHandlers(api.platform));
  api.mails.length = 0;
  await work();
  await runJobs(database, billingHandlers(api.platform));
  return api.mails;
}

describe('R64 a change', () => {
  it('is mailed once to every owner with what has changed, in the language of each', async () => {
    await save(owner, newDetails({ legalName: 'Before Ltd.', dueDays: 5 }));
    const [russian, former] = [await newOwner(), await newOwner()];
    const { db } = database;
    await db.updateTable('account').set({ language_id: languageIds.ru }).where('id', '=', russian.accountId).execute();
    const after = newDetails({ legalName: 'After Ltd.', taxTable: { ...firstBilling.taxTable, storage: 'export_0' } });
    const mails = await mailsOf(async () => {
      await save(owner, { ...after, isResaleGainOfClient: false, releasesUnpaid: false }, version + 1);
      await db.updateTable('account').set({ role_id: roleIds.disabled }).where('id', '=', former.accountId).execute();
    });
    const mailTo = ({ accountId }: TestUser) => mails.filter(({ id }) => id.endsWith(`-${version + 2}-${accountId}`));
    expect(mailTo(former)).toEqual([]);
    expect(mailTo(owner)).toHaveLength(1);
    expect(mailTo(owner)[0]).toMatchObject({ subject: 'Billing data were changed', isVital: true });
    expect(mailTo(owner)[0]?.text).toContain(
      [
        'Legal name, in Latin letters: Before Ltd. → After Ltd.',
        'Gain of a resale: goes to the client → stays with the company',
        'Papers before they are paid: may be released with a reason → are never released',
        'Consumption tax, Storage: 10 %, included → Export, 0 %',
      ].join('\n'),
    );
    expect(mailTo(owner)[0]?.text).toContain('/company?part=billing');
    expect(mailTo(russian)[0]).toMatchObject({ subject: 'Данные для документов изменены' });
    expect(mailTo(russian)[0]?.text).toContain('Налог на потребление, Хранение: 10 %, включён → Экспорт, 0 %');
  });

  it('is logged by the names of its fields', async () => {
    await save(owner, newDetails());
    await save(
      owner,
      newDetails({ incoterm: 'CIF', taxTable: { ...firstBilling.taxTable, other: 'outside' } }),
      version + 1,
    );
    const log = database.db.selectFrom('action_log').select(['action', 'detail', 'account_id']);
    expect(await log.where('subject', '=', `company-billing:${version + 2}`).execute()).toEqual([
      {
        action: 'company-billing.saved',
        detail: { changed: ['legalName', 'incoterm', 'taxTable.other'] },
        account_id: owner.accountId,
      },
    ]);
  });
});

it('R64 a paper reads the company as it is now, with the versions of what it says', async () => {
  const details = newDetails();
  await save(owner, details);
  const bank = { beneficiary: 'B', account: '1', bank: 'B', branch: '', swift: 'EXMPJPJT', address: '' };
  await database.db
    .insertInto('bank_details')
    .values({ version: 1, details: JSON.stringify(bank), changed_by: owner.accountId })
    .execute();
  expect(await readSeller(database.db)).toEqual({
    billing: { version: version + 1, details },
    bank: { version: 1, details: bank },
  });
});

it('R64 before the first save the terms hold, and a version from before a field has its first value', async () => {
  const empty = await openTestDatabase();
  expect(await readBilling(empty.db)).toEqual({ version: 0, details: firstBilling });
  const { accountId } = owner;
  await empty.pool.query(`insert into account (id, email, password_hash, role_id, full_name) overriding system value
    values (${accountId}, 'o@test.seri', '', 991, '')`);
  await empty.db
    .insertInto('company_billing')
    .values({ version: 1, details: JSON.stringify({ legalName: 'Old Ltd.', taxTable: {} }), changed_by: accountId })
    .execute();
  expect((await readBilling(empty.db)).details).toEqual({ ...firstBilling, legalName: 'Old Ltd.' });
  await empty.drop();
});
