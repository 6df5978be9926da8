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

describe('R22 written entries and limits', () => {
  const changes = [
    'update ledger_entry set amount = amount + 1',
    'delete from ledger_entry',
    'truncate ledger_entry cascade',
    'update credit_limit_change set new_limit = 0',
    'delete from credit_limit_change',
    'truncate credit_limit_change',
  ];

  beforeAll(async () => {
    const id = await newAccount(database.db);
    await steps.remit(manager, id, 100);
    await steps.limit(manager, id, 100);
  });

  it.each(changes)('cannot be changed by requests, which lack the right: %s', async (change) => {
    await expect(database.pool.query(change)).rejects.toThrow('permission denied');
  });

  it.each(changes)('cannot be changed by whoever has the right, because of a trigger: %s', async (change) => {
    const client = await database.owner.connect();
    try {
      await client.query('begin; grant all on all tables in schema public to current_user');
      await expect(client.query(change)).rejects.toThrow('is insert only');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
