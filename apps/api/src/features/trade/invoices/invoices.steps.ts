import { apiRoot } from '@seri/contract/headers';
import type {
  CarsToInvoice,
  Issued,
  InvoiceDraft,
  Invoices,
  InvoiceView,
  SaleOrder,
} from '@seri/contract/trade/invoices.schema';
import type { RefusalBody } from '@seri/contract/refusals';
import { type CompanyBilling, firstBilling } from '@seri/domain/money/company-billing';
import type { TestApi, TestUser } from '@seri/api/testkit/api';
import { runJobs } from '@seri/api/testkit/jobs';
import { silentLog } from '@seri/api/testkit/silent-log';
import { afterAll } from 'vitest';
import { openPaperMaker } from '../../../entry/papers/open-paper-maker.ts';
import { openBidding } from '../bidding/bidding-table.steps.ts';
import { papersHandlers } from '../papers/papers.jobs.ts';
import { purchasesSteps } from '../purchases/purchases.steps.ts';
import { invoicesHandlers } from './invoices.jobs.ts';

/** Invented; papers need a name and an address. */
const testSeller = { ...firstBilling, legalName: 'Seri Trading', address: 'Yokohama, Japan' };

const plain = { kind: 'invoice', deposit: null, language: 'en', terms: null, rate: null, remarks: '' } as const;

function invoicesSteps(api: TestApi) {
  const post = <Body>(by: TestUser | null, path: string, payload: object, key?: string) =>
    api.ask<Body & RefusalBody>(by, {
      method: 'POST',
      url: `${apiRoot}/invoices/${path}`,
      payload,
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  const read = <Body>(by: TestUser | null, path: string) =>
    api.ask<Body & RefusalBody>(by, { url: `${apiRoot}${path}` });
  const draft = (by: TestUser, purchases: readonly number[], kind = 'invoice') =>
    read<InvoiceDraft>(by, `/invoices/draft?kind=${kind}&purchases=${purchases.join(',')}`);
  return {
    draft,
    saveSeller: (owner: TestUser, version = 0, change: Partial<CompanyBilling> = {}) =>
      api.ask(owner, {
        method: 'PUT',
        url: `${apiRoot}/site/billing`,
        payload: { version, details: { ...testSeller, ...change } },
      }),
    issue: async (
      by: TestUser,
      accountId: number,
      purchaseIds: readonly number[],
      { total, key, ...more }: Partial<SaleOrder> & { total?: number; key?: string } = {},
    ) => {
      const told = total ?? (await draft(by, purchaseIds, more.kind)).body.total;
      return post<Issued>(by, 'issue', { ...plain, accountId, purchaseIds, ...more, total: told }, key);
    },
    credit: (by: TestUser, id: number, total: number, more: object = {}) =>
      post<Issued>(by, 'credit', { id, lines: null, reason: 'a mistake', total, ...more }),
    preview: (by: TestUser, accountId: number, purchaseIds: readonly number[], more: object = {}) =>
      api.app.inject({
        method: 'POST',
        url: `${apiRoot}/invoices/preview`,
        payload: { ...plain, accountId, purchaseIds, ...more },
        cookies: by.cookies,
        headers: { 'sec-fetch-site': 'same-origin' },
      }),
    toInvoice: (by: TestUser, accountId: number) =>
      read<CarsToInvoice>(by, `/invoices/to-invoice?account=${accountId}`),
    list: (by: TestUser, query = '') => read<Invoices>(by, `/invoices?${query}`),
    view: (by: TestUser, id: number) => read<InvoiceView>(by, `/invoices/view?id=${id}`),
    file: (by: TestUser | null, id: number) =>
      api.app.inject({ url: `${apiRoot}/invoices/${id}.pdf`, ...(by && { cookies: by.cookies }) }),
    statement: (by: TestUser, query: string) =>
      api.app.inject({ url: `${apiRoot}/payments/statement?${query}`, cookies: by.cookies }),
  };
}

/** A bidding table where cars are bought and invoiced: staff, and an owner who has entered the company. */
export async function openInvoices() {
  const table = await openBidding();
  const { database, api, bid, client, manager, lot } = table;
  const [staff, owner] = [await manager({ rights: { accounting: true } }), await manager({ isOwner: true })];
  const purchases = purchasesSteps(api, database, () => staff);
  const invoices = invoicesSteps(api);
  const maker = openPaperMaker({ log: silentLog });
  afterAll(() => maker.stop());

  /** A car for a price; with its charges of the day it costs 50,000 more. */
  async function bought(user: TestUser, price = 590_000) {
    const lotId = await lot();
    const { body } = await bid(user, lotId, price + 10_000);
    await purchases.win(body.bidId);
    return { id: await purchases.book(body.bidId, price), bidId: body.bidId, lotId };
  }

  return {
    database,
    api,
    client,
    manager,
    staff,
    owner,
    maker,
    ...purchases,
    viewPurchase: purchases.view,
    listPurchases: purchases.list,
    ...invoices,
    bought,
    makeFiles: () => runJobs(database, papersHandlers(api.platform, maker)),
    issueAtWins: () => runJobs(database, invoicesHandlers(api.platform, maker)),
    numbersOf: async (by: TestUser, query = '') =>
      (await invoices.list(by, query)).body.list.map(({ number }) => number),
  };
}
