import { openTestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newBid } from '@seri/api/testkit/factories';
import { runJobs } from '@seri/api/testkit/jobs';
import { afterAll } from 'vitest';
import type { CompanyBilling } from '@seri/domain/money/company-billing';
import { ledgerSteps } from '../../trade/ledger/ledger.steps.ts';
import { purchasesSteps } from '../../trade/purchases/purchases.steps.ts';
import { tasksHandlers } from '../tasks/tasks.jobs.ts';
import { carPapersHandlers } from './car-papers.jobs.ts';
import { carPapersSteps } from './car-papers.steps.ts';

interface SharedNotice {
  cause: string;
  message: { en: string };
  purchaseId: number;
}

/** A database and an API of a test file, with a member of staff who may do everything with papers and their money. */
export async function openPaperWorld() {
  const database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  const api = await openTestApi(database);
  const staff = await api.signedIn({ role: 'manager', rights: { accounting: true } });
  const steps = {
    ...ledgerSteps(api, database),
    ...purchasesSteps(api, database, () => staff),
    ...carPapersSteps(api),
  };
  afterAll(async () => {
    await api.close();
    await database.drop();
  });
  const costOf = async (id: number) =>
    (await database.db.selectFrom('purchase').select('cost').where('id', '=', id).executeTakeFirstOrThrow()).cost;
  return {
    database,
    api,
    staff,
    steps,
    costOf,
    newClient: () => api.signedIn({ creditLimit: 10_000_000 }),
    bought: async (client: TestUser, price = 500_000) => {
      const bidId = await newBid(database.db, client.accountId, { status: 6, lot: { day: '2026-11-10' } });
      const id = await steps.book(bidId, price);
      // The charges that the table of prices expects are not the subject here.
      const expected = database.db.updateTable('charge').set({ state: 'dropped' }).where('state', '=', 'expected');
      await expected.where('purchase_id', '=', id).execute();
      return { id, bidId };
    },
    /** Pays all that the purchase costs. */
    pay: async (client: TestUser, id: number) => {
      const { status } = await steps.remit(staff, client.accountId, await costOf(id));
      if (status !== 200) throw new Error('The money was not booked.');
    },
    /** R64: another version of the terms of the company; those that are not named are as at first. */
    setBilling: async (terms: Partial<CompanyBilling>) => {
      await database.pool.query(
        `insert into company_billing (version, details, changed_by)
         select coalesce(max(version), 0) + 1, $1, $2 from company_billing`,
        [JSON.stringify(terms), staff.accountId],
      );
    },
    /** Sends a paper and shares it. */
    shared: async (id: number | readonly number[], kind = 'inspection') => {
      const { body } = await steps.send(staff, id, kind);
      return (await steps.edit(staff, { id: body.id, version: body.version, state: 'shared' })).body;
    },
    follow: () => runJobs(database, tasksHandlers(api.platform)),
    notice: () => runJobs(database, carPapersHandlers(api.platform)),
    noticesOf: async ({ accountId }: TestUser) => {
      const rows = await database.db
        .selectFrom('notice')
        .select('content')
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute();
      const notices = rows.map(({ content }) => content as SharedNotice);
      return notices.filter(({ cause }) => cause === 'carPapersShared');
    },
  };
}
