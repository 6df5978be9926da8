import { languageIds } from '@seri/domain/common/languages';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerSteps } from './ledger.steps.ts';

let database: TestDatabase;
let api: TestApi;
let steps: ReturnType<typeof ledgerSteps>;
let manager: TestUser;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  steps = ledgerSteps(api, database);
  manager = await api.signedIn({ role: 'manager', rights: { accounting: true } });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

describe('R22 payments', () => {
  it('lists the own entries newest first, with totals that ignore the filters', async () => {
    const user = await api.signedIn();
    await steps.remit(manager, user.accountId, 900);
    await steps.correct(manager, user.accountId, -300);
    await steps.correct(manager, user.accountId, 50);
    const totals = { totalBalance: 650, totalReceived: 950, totalSpent: 300 };
    const { body } = await steps.payments(user);
    expect(body).toMatchObject({
      ...totals,
      pageInfo: { page: 1, pageSize: 20, totalSearchResults: 3, totalResults: 3 },
      records: [
        { id: null, type: 'remittance', purpose: 'correction', amount: 50, balance: 650 },
        { type: 'car_purchase', purpose: 'correction', amount: -300, balance: 600 },
        { type: 'remittance', purpose: 'remittance', amount: 900, balance: 900, description: 'Bank transfer' },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('Statement of today');
    const chosen = async (query: Record<string, string>) => {
      const answer = (await steps.payments(user, query)).body as {
        records: { amount: number }[];
        totalBalance: number;
      };
      expect(answer).toMatchObject(totals);
      return answer.records.map(({ amount }) => amount);
    };
    expect(await chosen({ type: 'remittance' })).toEqual([50, 900]);
    expect(await chosen({ type: 'car_purchase' })).toEqual([-300]);
    expect(await chosen({ purpose: 'correction' })).toEqual([50, -300]);
    expect(await chosen({ type: 'remittance', purpose: 'correction' })).toEqual([50]);
    expect(await chosen({ purpose: 'fee' })).toEqual([]);
  });

  it('names types and purposes in the reader’s language', async () => {
    const user = await api.signedIn();
    expect(await steps.payments(user)).toMatchObject({
      body: {
        typesList: [
          { value: 'remittance', label: 'Remittances' },
          { value: 'car_purchase', label: 'Car purchases' },
        ],
        purposesList: expect.arrayContaining([{ value: 'fee', label: 'Fee' }]),
      },
    });
    const russian = { language_id: languageIds.ru };
    await database.db.updateTable('account').set(russian).where('id', '=', user.accountId).execute();
    const { purposesList } = (await steps.payments(user)).body as { purposesList: { value: string; label: string }[] };
    expect(purposesList.find(({ value }) => value === 'refund')?.label).toBe('Возврат');
  });

  it('pages through each entry once', async () => {
    const user = await api.signedIn();
    for (let amount = 1; amount <= 23; amount += 1) await steps.remit(manager, user.accountId, amount);
    const pages = await Promise.all(['1', '2', '3'].map((page) => steps.payments(user, { page })));
    const amounts = pages.map(({ body }) => (body.records as { amount: number }[]).map(({ amount }) => amount));
    expect(amounts.map((page) => page.length)).toEqual([20, 3, 0]);
    expect(amounts.flat()).toEqual(Array.from({ length: 23 }, (_, index) => 23 - index));
    expect(await steps.payments(user, { pageSize: '50' })).toMatchObject({ body: { pageInfo: { pageSize: 50 } } });
    expect(await steps.payments(user, { pageSize: '21' })).toMatchObject({ status: 422 });
  });

  it('shows staff the author and the reason of an entry', async () => {
    const id = await newAccount(database.db);
    await steps.remit(manager, id, 100);
    const { full_name: by } = await steps.account(manager.accountId);
    expect(await steps.clientPayments(manager, id)).toMatchObject({
      status: 200,
      body: { records: [{ by, reason: 'Statement of today' }] },
    });
  });

  it('shows only the own account, whatever the query', async () => {
    const [one, other] = [await api.signedIn(), await api.signedIn()];
    await steps.remit(manager, one.accountId, 100);
    const asked = { id: String(one.accountId), accountId: String(one.accountId) };
    expect(await steps.payments(other, asked)).toMatchObject({ body: { records: [], totalBalance: 0 } });
  });
});
