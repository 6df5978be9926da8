import type { Tx } from '@seri/api/platform/database/database';
import { inTransaction } from '@seri/api/platform/database/transaction';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAccounts } from '../accounts.data.ts';
import { demoPeople } from '../people.ts';
import { fillAccounts } from './fill-accounts.ts';
import { fillClients } from './fill-clients.ts';
import { fillLedger } from './fill-ledger.ts';

let database: TestDatabase;
const former = { email: 'client@demo.seri', password_hash: 'x', role_id: 1064, full_name: 'Tom', city: 'Napier' };

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db
    .insertInto('account')
    .values({ ...former, country_id: 13 })
    .execute();
  await fill('2026-11-18');
});

afterAll(() => database.drop());

const tables = ['account', 'ledger_entry', 'credit_limit_change', 'action_log'] as const;

async function fill(day: string): Promise<void> {
  const now = new Date(`${day}T03:00:00Z`);
  await inTransaction(database.db, async (tx: Tx) => {
    const accounts = await fillAccounts(tx, async (password) => `hash of ${password}`);
    await fillLedger(tx, accounts, await fillClients(tx, accounts, now), now);
  });
}

function readAll() {
  return Promise.all(tables.map((table) => database.db.selectFrom(table).selectAll().orderBy('id').execute()));
}

it('completes an older demonstration and keeps existing values', async () => {
  const account = await database.db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', former.email)
    .executeTakeFirstOrThrow();
  expect(account).toMatchObject({ full_name: 'Tom', city: 'Napier', country_id: 13, password_hash: 'x' });
  expect(account.manager_id).not.toBeNull();
  expect(account.credit_limit).toBe(1_200_000);
});

it('gives every account a country, and the demo password only to those that visitors use', async () => {
  const rows = await database.db.selectFrom('account').select(['email', 'country_id', 'password_hash']).execute();
  expect(rows).toHaveLength(demoPeople.length);
  expect(rows.filter((row) => row.country_id === null)).toEqual([]);
  const visitors = rows.filter((row) => row.password_hash === 'hash of seri-demo').map((row) => row.email);
  expect(visitors.every((email) => email.endsWith('@demo.seri'))).toBe(true);
  expect(visitors).toHaveLength(demoAccounts.length - 1);
});

it('changes nothing a day later, even where accounts were edited', async () => {
  await database.db
    .updateTable('account')
    .set({ manager_id: null, note: '', credit_limit: 5, version: 2 })
    .where('email', '=', 'vip@demo.seri')
    .execute();
  const before = await readAll();
  await fill('2026-11-19');
  expect(await readAll()).toEqual(before);
});
