import { invoicesCalls } from '@seri/contract/trade/invoices.calls';
import { formatYen } from '@seri/domain/money/money';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { pdf } from '../list/invoices.testkit.ts';
import { RequestDeposit } from './request-deposit.tsx';

let server: FakeServer;

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = startFakeServer();
  await render(
    <InApp client={createNoRetryClient()}>
      <RequestDeposit accountId={1001} />
    </InApp>,
  );
  await page.getByRole('button', { name: 'Request a deposit' }).click();
});
afterEach(() => vi.restoreAllMocks());

const dialog = () => page.getByRole('dialog', { name: 'Request a deposit' });
const order = {
  kind: 'proforma',
  accountId: 1001,
  purchaseIds: [],
  deposit: 100_000,
  language: 'both',
  terms: null,
  rate: null,
  remarks: '',
};

test('R90 a deposit is asked for by a proforma without a purchase, which can be looked at before', async () => {
  server.answer(invoicesCalls.preview, pdf);
  server.answer(invoicesCalls.issue, { id: 9, number: 'P2026-000009' });
  const tab = vi.spyOn(window, 'open').mockReturnValue(window);
  await dialog().getByRole('button', { name: 'Issue request' }).click();
  await expect.element(dialog().getByLabelText('Amount, ¥')).toBeInvalid();
  await dialog().getByLabelText('Amount, ¥').fill('100000');
  await dialog().getByLabelText('Language').selectOptions('English and Russian');
  await dialog().getByRole('button', { name: 'Preview' }).click();
  await expect.poll(() => tab.mock.calls).toHaveLength(1);
  expect(server.requests(invoicesCalls.preview).map(({ body }) => body)).toEqual([order]);
  await dialog()
    .getByRole('button', { name: `Issue request for ${formatYen(100_000)}` })
    .click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(server.requests(invoicesCalls.issue).map(({ body }) => body)).toEqual([{ ...order, total: 100_000 }]);
});

test('a company without a name cannot ask, and says where the name is entered', async () => {
  server.refuse(invoicesCalls.issue, 'SELLER_UNKNOWN');
  await dialog().getByLabelText('Amount, ¥').fill('100000');
  await dialog()
    .getByRole('button', { name: /^Issue request for/ })
    .click();
  await expect.element(dialog().getByText(/An owner enters them under “Company”/)).toBeVisible();
});
