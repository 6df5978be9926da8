import { openTestDatabase } from '@seri/api/testkit/database';
import { inTransaction } from '@seri/api/platform/database/transaction';
import { bankFaults } from '@seri/domain/money/bank-details';
import { afterAll, expect, it } from 'vitest';
import { demoBank } from './fill-bank.ts';
import { fillDemo } from './fill-demo.ts';

const database = await openTestDatabase();
afterAll(() => database.drop());

const now = new Date('2026-11-18T03:00:00Z');
const fill = () =>
  inTransaction(database.db, (tx) => fillDemo(tx, { now, hashPassword: async (password) => `hash of ${password}` }));

it('the demonstration has bank details that are plainly invented, once', async () => {
  await fill();
  await fill();
  const versions = await database.db.selectFrom('bank_details').select(['version', 'details']).execute();
  expect(versions).toEqual([{ version: 1, details: demoBank }]);
  expect(bankFaults(demoBank)).toEqual({});
  expect(`${demoBank.beneficiary} ${demoBank.bank}`).toMatch(/invented.*invented/);
});
