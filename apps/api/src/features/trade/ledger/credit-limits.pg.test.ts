import { apiRoot } from '@seri/contract/headers';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('R23 a credit limit', () => {
  it('goes up and down with its history, and the headroom follows at once', async () => {
    const user = await api.signedIn();
    const id = user.accountId;
    await steps.correct(manager, id, -200);
    expect(await steps.limit(manager, id, 1_000)).toMatchObject({
      status: 200,
      body: { balanceInfo: { bidAllow: 800 } },
    });
    expect(await steps.limit(owner, id, 0, 1_000)).toMatchObject({
      status: 200,
      body: { balanceInfo: { bidAllow: -200 } },
    });
    const names = await Promise.all(
      [owner, manager].map(async (one) => (await steps.account(one.accountId)).full_name),
    );
    expect(await steps.limits(manager, id)).toMatchObject({
      body: {
        changes: [
          { by: names[0], from: 1_000, to: 0, reason: 'Pays in time' },
          { by: names[1], from: 0, to: 1_000 },
        ],
      },
    });
    const { logs, events } = await steps.traceOf(id);
    expect(logs.at(-1)).toMatchObject({
      account_id: owner.accountId,
      action: 'ledger.credit-limit-changed',
      detail: { from: 1_000, to: 0 },
    });
    expect(events.at(-1)).toMatchObject({ name: 'account.changed' });
    expect(await api.ask(user, { url: `${apiRoot}/user/view-profile` })).toMatchObject({
      body: { balanceInfo: { creditLimit: 0, bidAllow: -200 } },
    });
  });

  it('is refused and not written if the expected limit is not the current one', async () => {
    const id = await newAccount(database.db);
    expect(await steps.limit(manager, id, 500, 1)).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } });
    expect(await steps.traceOf(id)).toEqual({ entries: [], logs: [], events: [] });
  });

  it('does not change when it is set to the same value', async () => {
    const id = await newAccount(database.db);
    expect(await steps.limit(manager, id, 0, 0)).toMatchObject({ status: 200, body: { balanceInfo: { bidAllow: 0 } } });
    expect(await steps.traceOf(id)).toEqual({ entries: [], logs: [], events: [] });
    expect(await steps.limits(manager, id)).toMatchObject({ body: { changes: [] } });
  });

  it('is set by only one of two managers at once', async () => {
    const id = await newAccount(database.db);
    const answers = await Promise.all([steps.limit(manager, id, 500), steps.limit(owner, id, 600)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(((await steps.limits(manager, id)).body.changes as unknown[]).length).toBe(1);
  });

  it.each([-1, 0.5, 10_000_000_001])('of %f is refused by field name', async (creditLimit) => {
    const id = await newAccount(database.db);
    expect(await steps.limit(manager, id, creditLimit)).toMatchObject({
      status: 422,
      body: { data: { fields: { creditLimit: {} } } },
    });
  });
});
