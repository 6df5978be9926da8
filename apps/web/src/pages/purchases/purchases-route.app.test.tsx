import { purchasePageCalls } from '@seri/contract/screens/purchase-page.calls';
import { dashboardCalls } from '@seri/contract/screens/dashboard.calls';
import { ledgerCalls } from '@seri/contract/trade/ledger.calls';
import { purchasesCalls } from '@seri/contract/trade/purchases.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clientView, serveClient } from '../../features/clients/list/clients.testkit.ts';
import { dayOf } from '../../features/dashboard/dashboard.testkit.ts';
import { payment, paymentsAnswer } from '../../features/ledger/payments/payments.testkit.ts';
import { aPurchase, aPurchaseView, purchasesAnswer } from '../../features/purchases/list/purchases.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { expectAddress, holdLive, newBrowser, openApp, phone, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;
let live: ReturnType<typeof holdLive>;

beforeEach(async () => {
  server = await newBrowser();
  live = holdLive();
});

afterEach(() => expect(server.unanswered).toEqual([]));

test('the list is cards on a phone, and goes on page by page', async () => {
  signIn(server);
  const pageInfo = { page: 2, pageSize: 20, totalResults: 25, totalSearchResults: 25 };
  server.answer(purchasesCalls.list, purchasesAnswer([aPurchase()], { pageInfo }));
  await openApp('/purchases?page=2', { viewport: phone });
  const cards = page.getByRole('list', { name: 'Purchases' }).getByRole('listitem');
  await expect.element(cards.first()).toBeVisible();
  await openApp('/purchases?page=99', { viewport: phone });
  await expectAddress('/purchases?page=2&pageSize=20');
  await expect.element(cards.first()).toBeVisible();
});

test('R92 money that comes in makes a purchase paid live, of which a client hears by its balance', async () => {
  signIn(server);
  server.answer(purchasesCalls.list, purchasesAnswer([aPurchase()]));
  await openApp('/purchases');
  await expect.element(page.getByText('due 24 Nov')).toBeVisible();
  await live.started();
  server.answer(purchasesCalls.list, purchasesAnswer([aPurchase({ paid: 1_850_000, open: 0 })]));
  live.tell('balance.changed', { balance: 0 });
  await expect.element(page.getByText('paid', { exact: true })).toBeVisible();
});

test('staff find the purchases from their dashboard, and come back to the client whose entry they followed', async () => {
  signIn(server, { role: 'manager' });
  const client = { id: 1001, name: 'Joan Journey' };
  server.answer(dashboardCalls.today, dayOf({ kind: 'staff', clients: 1 }));
  server.answer(purchasesCalls.list, purchasesAnswer([aPurchase({ client })], { can: { chooseClients: true } }));
  server.answer(purchasePageCalls.view, aPurchaseView({ client }));
  serveClient(server, clientView(1001));
  const fee = payment(1, { id: 700_001, type: 'car_purchase', purpose: 'fee', description: 'Agent fee, lot 20388' });
  server.answer(ledgerCalls.clientPayments, {
    ...paymentsAnswer([fee]),
    records: [{ ...fee, by: null, reason: '' }],
  });
  await openApp('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Purchases', exact: true }).click();
  await expectAddress('/purchases');
  const row = page.getByRole('table', { name: 'Purchases' }).getByRole('row').nth(1);
  await row.getByRole('link').first().click();
  await page.getByRole('region', { name: 'Car', exact: true }).getByRole('link').click();
  await expectAddress('/clients/1001');
  await page.getByRole('tab', { name: 'Payments' }).click();
  await page.getByRole('link', { name: /^Agent fee/ }).click();
  await expectAddress('/payments/700001');
  await page.getByRole('link', { name: 'Back to payments' }).click();
  await expectAddress('/clients/1001?tab=payments');
});
