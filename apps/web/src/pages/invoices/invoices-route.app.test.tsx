import { invoicesCalls } from '@seri/contract/trade/invoices.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anInvoice, anInvoiceView, forStaff, serveInvoices } from '../../features/invoices/list/invoices.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { expectAddress, holdLive, newBrowser, openApp, phone, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;
let live: ReturnType<typeof holdLive>;

beforeEach(async () => {
  server = await newBrowser();
  live = holdLive();
  signIn(server);
});

afterEach(() => expect(server.unanswered).toEqual([]));

const rows = () => page.getByRole('table', { name: 'Invoices' }).getByRole('row');
const asked = () => server.requests(invoicesCalls.list).map(({ query }) => query);
const lastAsked = () => asked().at(-1);

test('R90 a client finds a paper by its number, its kind, its total and its days, in the address too', async () => {
  serveInvoices(server, [
    anInvoice(3, { kind: 'credit_note', cancels: '2026-000002', dueOn: null }),
    anInvoice(2),
    anInvoice(1, { kind: 'proforma', purpose: 'deposit', number: 'P2026-000001', cars: [] }),
  ]);
  await openApp('/invoices');
  await expect.element(rows()).toHaveLength(4);
  await expect.element(rows().nth(1)).toMatchTextContent(/2026-000003.*for 2026-000002.*Credit note.*18 Nov 2026/);
  await expect
    .element(rows().nth(2))
    .toMatchTextContent(/2026-000002.*Invoice.*26 Nov 2026.*Harrier.*1.850.000.¥.*Issued/);
  await expect.element(rows().nth(3)).toMatchTextContent(/P2026-000001.*Deposit request/);
  await expect.element(page.getByRole('group', { name: 'Whose invoices' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Bill to' })).not.toBeInTheDocument();

  await page.getByRole('textbox', { name: 'Number' }).fill('000002');
  await expectAddress('/invoices?number=000002');
  await expect.element(rows()).toHaveLength(2);
  await page.getByLabelText('Kind').selectOptions('Invoice');
  await expectAddress('/invoices?number=000002&kind=invoice');
  await expect.element(rows()).toHaveLength(2);
  await page.getByRole('textbox', { name: 'Total, ¥' }).fill('1850000');
  await page.getByLabelText('Issued from').fill('2026-11-01');
  await page.getByLabelText('Issued until').fill('2026-11-30');
  await expectAddress('/invoices?number=000002&amount=1850000&from=2026-11-01&to=2026-11-30&kind=invoice');
  await soon(() =>
    expect(lastAsked()).toMatchObject({ number: '000002', amount: '1850000', from: '2026-11-01', to: '2026-11-30' }),
  );
});

test('an empty list says so; a filtered one leads back to the whole', async () => {
  serveInvoices(server, []);
  await openApp('/invoices');
  await expect.element(page.getByText(/are listed here once they are issued/)).toBeVisible();
  serveInvoices(server, [anInvoice(1)]);
  await openApp('/invoices?number=9999');
  await expect.element(page.getByText('No paper matches all of these filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all papers' }).click();
  await expectAddress('/invoices');
  await expect.element(rows()).toHaveLength(2);
});

test('invoices that do not load say so, and are asked for again', async () => {
  server.refuse(invoicesCalls.list, 'INTERNAL');
  await openApp('/invoices');
  await expect.element(page.getByRole('heading', { name: 'The invoices did not load' })).toBeVisible();
  serveInvoices(server, [anInvoice(1)]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(rows()).toHaveLength(2);
});

test('R90 a paper that is being made gets its link live', async () => {
  serveInvoices(server, [anInvoice(1, { url: null })]);
  await openApp('/invoices');
  await expect.element(rows().nth(1).getByText('being made…')).toBeVisible();
  await live.started();
  serveInvoices(server, [anInvoice(1)]);
  live.tell('invoice.issued', { invoiceId: 1, accountId: 7, purchaseIds: [700_001] });
  await expect
    .element(page.getByRole('link', { name: 'PDF 2026-000001' }))
    .toHaveAttribute('href', '/v1/invoices/1.pdf');
});

test('R92 money that comes in makes an invoice paid live, of which a client hears by its balance', async () => {
  serveInvoices(server, [anInvoice(1)]);
  await openApp('/invoices');
  await expect.element(rows().nth(1).getByText('Issued', { exact: true })).toBeVisible();
  await live.started();
  serveInvoices(server, [anInvoice(1, { state: 'settled', paid: 1_850_000 })]);
  live.tell('balance.changed', { balance: 0 });
  await expect.element(rows().nth(1).getByText('Paid', { exact: true })).toBeVisible();
});

test('R90 staff read those of their clients, of all, or of one, and credit an invoice', async () => {
  signIn(server, { role: 'manager' });
  serveInvoices(server, [anInvoice(7, forStaff), anInvoice(6, { ...forStaff, state: 'credited' })], true);
  server.answer(invoicesCalls.view, anInvoiceView());
  await openApp('/invoices');
  await expect.element(rows()).toHaveLength(3);
  expect(lastAsked()).toMatchObject({ clients: 'mine' });
  await expect
    .element(rows().nth(1).getByRole('link', { name: 'Joan Journey' }))
    .toHaveAttribute('href', '/clients/1001');
  await page.getByText('All clients').click();
  await expectAddress('/invoices?clients=all');
  await page.getByRole('textbox', { name: 'Bill to' }).fill('joan');
  await expectAddress('/invoices?party=joan&clients=all');
  await page.getByRole('button', { name: 'Credit 2026-000007' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Credit note for 2026-000007' })).toBeVisible();

  await openApp('/invoices?account=1001');
  await expect.element(page.getByRole('group', { name: 'Whose invoices' })).not.toBeInTheDocument();
  await soon(() => expect(lastAsked()).toMatchObject({ account: '1001' }));
  await page.getByRole('button', { name: 'Remove Joan Journey' }).click();
  await expectAddress('/invoices');
});

test('on a phone the papers are strips, and nothing is cut off, in Russian', async () => {
  signIn(server, { role: 'manager', language: 'ru' });
  serveInvoices(server, [anInvoice(7, { ...forStaff, state: 'part_credited', credited: 50_000 })], true);
  await openApp('/invoices', { viewport: phone, language: 'ru' });
  const strip = page.getByRole('list', { name: 'Инвойсы' }).getByRole('listitem');
  await expect.element(strip).toMatchTextContent(/Инвойс.*оплатить до 26 нояб\. 2026.*Частично отменён/);
  await soon(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
});
