import { openTestDatabase } from '@seri/api/testkit/database';
import { inTransaction } from '@seri/api/platform/database/transaction';
import { bankFaults } from '@seri/domain/money/bank-details';
import { billingFaults } from '@seri/domain/money/company-billing';
import { afterAll, expect, it } from 'vitest';
import { fillDemo } from './fill-demo.ts';
import { demoBank, demoBilling } from './fill-seller.ts';

const database = await openTestDatabase();
afterAll(() => database.drop());

const now = new Date('2026-11-18T03:00:00Z');
const fill = () =>
  inTransaction(database.db, (tx) => fillDemo(tx, { now, hashPassword: async (password) => `hash of ${password}` }));

it('the demonstration has bank details and billing data that are plainly invented, once', async () => {
  await fill();
  await fill();
  const { db } = database;
  const bank = await db.selectFrom('bank_details').select(['version', 'details']).execute();
  const billing = await db.selectFrom('company_billing').select(['version', 'details']).execute();
  expect({ bank, billing }).toEqual({
    bank: [{ version: 1, details: demoBank }],
    billing: [{ version: 1, details: demoBilling }],
  });
  expect([bankFaults(demoBank), billingFaults(demoBilling)]).toEqual([{}, {}]);
  expect(`${demoBank.beneficiary} ${demoBank.bank} ${demoBilling.legalName}`).toMatch(/(?:invented.*){3}/);
});
