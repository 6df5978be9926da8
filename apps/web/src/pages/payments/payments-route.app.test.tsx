import { ledgerCalls } from '@seri/contract/trade/ledger.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { payment, servePayments } from '../../features/ledger/payments/payments.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { expectAddress, holdLive, newBrowser, openApp, phone, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server);
  servePayments(server, [
    payment(1),
    payment(2),
    payment(3, { type: 'car_purchase', purpose: 'fee', amount: -40_000 }),
  ]);
});

afterEach(() => expect(server.unanswered).toEqual([]));

const entries = () => page.getByRole('table', { name: 'Payments' }).getByRole('row');
const asked = () => server.requests(ledgerCalls.payments).map(({ query }) => query);
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

test('a client filters the own payments, in the address too', async () => {
  await openApp('/payments');
  await expect.element(entries()).toHaveLength(4);
  await expect.element(page.getByText(/A bank transfer takes 2 to 5 business days\./)).toBeVisible();

  await userEvent.selectOptions(page.getByLabelText(/^Purpose/), 'Remittance');
  await expectAddress('/payments?purpose=remittance');
  await expect.element(entries()).toHaveLength(3);
  for (const row of entries().all().slice(1)) await expect.element(row).toMatchTextContent(/Remittance/);

  await userEvent.selectOptions(page.getByLabelText(/^Type/), 'Car purchases');
  await expectAddress('/payments?type=car_purchase&purpose=remittance');
  await expect.element(page.getByRole('heading', { name: 'No records found' })).toBeVisible();
  await expect.element(page.getByText(/Car purchases · Remittance/)).toBeVisible();
  await page.getByRole('button', { name: 'Show all payments' }).click();
  await expectAddress('/payments');
  await expect.element(entries()).toHaveLength(4);
});

test('two filters chosen in quick succession make one request', async () => {
  await openApp('/payments');
  await expect.element(entries()).toHaveLength(4);
  // Chosen by hand: however slow the machine is, no time passes between the two.
  for (const [label, value] of [
    ['Type', 'remittance'],
    ['Purpose', 'refund'],
  ] as const) {
    const field = page.getByLabelText(label, { exact: false }).element() as HTMLSelectElement;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await expectAddress('/payments?type=remittance&purpose=refund');
  await expect.element(page.getByRole('heading', { name: 'No records found' })).toBeVisible();
  expect(asked().map(({ type, purpose }) => [type, purpose])).toEqual([
    [undefined, undefined],
    ['remittance', 'refund'],
  ]);
});

test('payments that do not load say so, with a number to quote, and are asked for again', async () => {
  await openApp('/balance');
  server.refuse(ledgerCalls.payments, 'INTERNAL');
  await page.getByRole('link', { name: 'Open payments' }).click();
  await expect.element(page.getByRole('heading', { name: 'The payments did not load' })).toBeVisible();
  await expect.element(page.getByText(/e-123456/)).toBeVisible();
  servePayments(server, [payment(1)]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(entries()).toHaveLength(2);
});

test('on a phone the entries are strips, and nothing is cut off, in Russian', async () => {
  signIn(server, { role: 'vip', language: 'ru' });
  for (const address of ['/balance', '/payments']) {
    await openApp(address, { viewport: phone, language: 'ru' });
    await expect.element(page.getByText(/Банковский перевод идёт от 2 до 5 рабочих дней\./).first()).toBeVisible();
    await soon(fits);
  }
  await expect.element(page.getByRole('list', { name: 'Платежи' }).getByRole('listitem').first()).toBeVisible();
});
