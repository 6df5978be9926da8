import { type RoleName, roleIds } from '@seri/domain/people/roles';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBalanceInfo } from './ledger.query.ts';
import { ledgerSteps } from './ledger.steps.ts';

let database: TestDatabase;
let api: TestApi;
let steps: ReturnType<typeof ledgerSteps>;
let manager: TestUser;
let owner: TestUser;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  steps = ledgerSteps(api, database);
  manager = await api.signedIn({ role: 'manager', rights: { accounting: true } });
  owner = await api.signedIn({ role: 'manager', isOwner: true });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

describe('R22 a booking', () => {
  it('writes entry, log and event together, and answers the headroom', async () => {
    const id = await newAccount(database.db);
    expect(await steps.remit(manager, id, 300_000)).toMatchObject({
      status: 200,
      body: { success: true, balanceInfo: { balance: 300_000, bidAllow: 300_000, activeBids: 0 } },
    });
    const { entries, logs, events } = await steps.traceOf(id);
    expect(entries).toMatchObject([
      { number: 1, kind: 'remittance', amount: 300_000, balance: 300_000, booked_by: manager.accountId },
    ]);
    expect(logs).toMatchObject([{ account_id: manager.accountId, action: 'ledger.booked' }]);
    expect(events).toMatchObject([{ name: 'balance.changed', data: { balance: 300_000 } }]);
  });

  it('numbers the entries of an account from one, each with the balance up to it', async () => {
    const id = await newAccount(database.db);
    await steps.remit(manager, id, 100);
    await steps.correct(manager, id, -250);
    await steps.correct(manager, id, 40);
    const { entries } = await steps.traceOf(id);
    expect(entries.map(({ number, balance }) => [number, balance])).toEqual([
      [1, 100],
      [2, -150],
      [3, -110],
    ]);
  });

  it('reads the same balance from the last entry as from the sum of all', async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, () => newAccount(database.db)));
    const [busy = 0, quiet = 0] = ids;
    for (const amount of [7, 11, 13]) await steps.remit(manager, busy, amount);
    await steps.correct(manager, busy, -50);
    await steps.remit(manager, quiet, 5);
    for (const id of ids) {
      const sum = `select coalesce(sum(amount), 0)::bigint as sum from ledger_entry where account_id = $1`;
      const { rows } = await database.pool.query<{ sum: number }>(sum, [id]);
      expect((await readBalanceInfo(database.db, id)).balance).toBe(rows[0]?.sum);
    }
  });

  it('happens once per idempotency key', async () => {
    const id = await newAccount(database.db);
    const key = { 'idempotency-key': `remittance-${id}` };
    const answers = await Promise.all(Array.from({ length: 5 }, () => steps.remit(manager, id, 500, key)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await steps.traceOf(id)).entries).toHaveLength(1);
    expect(await steps.remit(manager, id, 501, key)).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } });
  });

  it.each([
    ['nothing', 0],
    ['less than nothing', -1],
    ['half a yen', 0.5],
    ['more than anybody has', 10_000_000_001],
  ])('refuses a remittance of %s by field name and writes nothing', async (_, amount) => {
    const id = await newAccount(database.db);
    expect(await steps.remit(manager, id, amount)).toMatchObject({
      status: 422,
      body: { data: { fields: { amount: {} } } },
    });
    expect(await steps.traceOf(id)).toEqual({ entries: [], logs: [], events: [] });
  });

  it('refuses a correction of zero and one without a reason', async () => {
    const id = await newAccount(database.db);
    expect(await steps.correct(manager, id, 0)).toMatchObject({ status: 422, body: { code: 'FIELDS' } });
    expect(await steps.correct(manager, id, 5, '  ')).toMatchObject({
      status: 422,
      body: { data: { fields: { reason: { problem: 'required' } } } },
    });
  });
});

describe('R23 the right to book', () => {
  const may: Readonly<Record<RoleName, 200 | 401 | 403>> = {
    manager: 200,
    vip: 403,
    client: 403,
    troublesome: 403,
    dealer: 403,
    restricted: 403,
    guest: 403,
    disabled: 401,
  };

  it('names every role', () => {
    expect(Object.keys(may).toSorted()).toEqual(Object.keys(roleIds).toSorted());
  });

  it.each(Object.entries(may) as [RoleName, number][])(
    'a %s gets %i, and writes nothing unless 200',
    async (role, status) => {
      const user = await api.signedIn({ role, rights: { accounting: true } });
      const id = await newAccount(database.db);
      const asked = [steps.remit, steps.correct, steps.limit].map((act) => act(user, id, 5));
      const answers = await Promise.all([...asked, steps.clientPayments(user, id), steps.limits(user, id)]);
      expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(status));
      expect((await steps.traceOf(id)).entries).toHaveLength(status === 200 ? 2 : 0);
    },
  );

  it('is refused without a sign-in', async () => {
    const id = await newAccount(database.db);
    const answers = await Promise.all([
      steps.remit(null, id, 5),
      steps.correct(null, id, 5),
      steps.limit(null, id, 5),
      steps.payments(null),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  it('finds no account of staff, no missing one, and never the actor’s own', async () => {
    const colleague = await newAccount(database.db, { role: 'manager' });
    for (const by of [manager, owner]) {
      for (const id of [colleague, 999_999_999, by.accountId]) {
        const answers = await Promise.all([steps.remit(by, id, 5), steps.correct(by, id, 5), steps.limit(by, id, 5)]);
        expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
        expect((await steps.traceOf(id)).entries).toEqual([]);
      }
    }
    expect(await steps.clientPayments(manager, colleague)).toMatchObject({ status: 404 });
    expect(await steps.limits(manager, colleague)).toMatchObject({ status: 404 });
  });
});
