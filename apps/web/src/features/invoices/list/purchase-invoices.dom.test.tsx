import { invoicesCalls } from '@seri/contract/trade/invoices.calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import type { PurchaseDetails } from '../../purchases/list/purchases.ts';
import { aPurchaseView } from '../../purchases/list/purchases.testkit.ts';
import { aDraft, anInvoice, anInvoiceView, forStaff } from './invoices.testkit.ts';
import { PurchaseInvoices } from './purchase-invoices.tsx';

let server: FakeServer;
beforeEach(async () => {
  await page.viewport(1440, 900);
  server = startFakeServer();
});
afterEach(() => vi.restoreAllMocks());

const { can } = aPurchaseView();
const show = (overrides: Partial<PurchaseDetails> = {}) =>
  render(
    <InApp client={createNoRetryClient()}>
      <PurchaseInvoices purchase={aPurchaseView(overrides)} />
    </InApp>,
  );
const part = () => page.getByRole('region', { name: 'Invoices' });

test('R90 a client reads what was issued, what became of it, and opens the paper once it is made', async () => {
  await show({
    papers: [
      anInvoice(3, { kind: 'credit_note', cancels: '2026-000002', total: 50_000, dueOn: null, url: null }),
      anInvoice(2, { state: 'part_credited', credited: 50_000 }),
      anInvoice(1, { kind: 'proforma', number: 'P2026-000001', state: 'replaced' }),
    ],
  });
  const [note, invoice, proforma] = part().getByRole('listitem').all();
  await expect.element(note!).toMatchTextContent(/2026-000003\s*for 2026-000002.*Credit note.*being made…/);
  await expect.element(invoice!).toMatchTextContent(/50.000.¥ credited.*due 26 Nov 2026/);
  await expect.element(invoice!.getByText('Part credited')).toBeVisible();
  await expect
    .element(invoice!.getByRole('link', { name: 'PDF 2026-000002' }))
    .toHaveAttribute('href', '/v1/invoices/2.pdf');
  await expect.element(proforma!.getByText('Replaced')).toBeVisible();
  expect(part().getByRole('button').elements()).toHaveLength(0);
});

test('R92 an invoice tells what of it is paid, and that all of it is', async () => {
  await show({
    papers: [
      anInvoice(3, { paid: 1_000_000 }),
      anInvoice(2, { state: 'part_credited', credited: 50_000, paid: 1_000_000 }),
      anInvoice(1, { state: 'settled', paid: 1_850_000 }),
    ],
  });
  const [part1, part2, whole] = part().getByRole('listitem').all();
  await expect.element(part1!).toMatchTextContent(/1.000.000.¥ of 1.850.000.¥ paid/);
  await expect.element(part2!).toMatchTextContent(/50.000.¥ credited.*1.000.000.¥ of 1.800.000.¥ paid/);
  await expect.element(whole!).not.toMatchTextContent(/1.850.000.¥ of/);
  const state = whole!.getByText('Paid', { exact: true });
  await expect.element(state).toBeVisible();
  expect(getComputedStyle(state.element()).borderStyle).toBe('double');
});

test('staff see that nothing was issued yet, and issue the first', async () => {
  server.answer(invoicesCalls.draft, aDraft());
  await show({ can: { ...can, invoice: true } });
  await expect.element(part().getByText('No invoices yet')).toBeVisible();
  await part().getByRole('button', { name: 'Issue invoice' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Issue invoice' })).toBeVisible();
});

test('R90 staff credit an invoice that still holds, and nothing else', async () => {
  server.answer(invoicesCalls.view, anInvoiceView());
  await show({
    can: { ...can, invoice: true },
    papers: [
      anInvoice(7, forStaff),
      anInvoice(6, { ...forStaff, state: 'credited' }),
      anInvoice(5, { ...forStaff, kind: 'proforma' }),
      anInvoice(4, { ...forStaff, state: 'settled' }),
    ],
  });
  await expect.element(part().getByRole('button', { name: /^Credit/ })).toHaveLength(2);
  await part().getByRole('button', { name: 'Credit 2026-000007' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Credit note for 2026-000007' })).toBeVisible();
  expect(server.requests(invoicesCalls.view).map(({ query }) => query)).toEqual([{ id: '7' }]);
});
