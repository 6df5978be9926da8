import { ledgerCalls } from '@seri/contract/trade/ledger.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { payment, paymentsAnswer, servePayments } from '../../features/ledger/payments/payments.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { expectAddress, holdLive, newBrowser, openApp, phone, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;
let live: ReturnType<typeof holdLive>;

beforeEach(async () => {
  server = await newBrowser();
  live = holdLive();
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

const twoCars = payment(1, {
  amount: 1_000_000,
  rest: 150_000,
  allocations: [
    { purchaseId: 700_001, name: 'Toyota Harrier 2021', amount: 500_000 },
    { purchaseId: 700_002, name: 'Honda Vezel 2019', amount: 350_000 },
  ],
});

test('R92 under money unfold the purchases that it pays, by keyboard, and what is left stands beside it', async () => {
  servePayments(server, [payment(2, { purpose: 'fee', type: 'car_purchase', amount: -40_000 }), twoCars]);
  await openApp('/payments');
  await expect.element(entries().nth(2)).toMatchTextContent(/pays 2 cars.*150.000.¥ free/);
  const unfold = page.getByRole('button', { name: 'pays 2 cars' });
  await expect.element(unfold).toHaveAttribute('aria-expanded', 'false');
  unfold.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(unfold).toHaveAttribute('aria-expanded', 'true');
  await expect.element(entries()).toHaveLength(5);
  await expect.element(entries().nth(3)).toMatchTextContent(/Toyota Harrier 2021.*500.000.¥/);
  await expect
    .element(entries().nth(4).getByRole('link', { name: 'Honda Vezel 2019' }))
    .toHaveAttribute('href', '/payments/700002');
  await userEvent.keyboard(' ');
  await expect.element(entries()).toHaveLength(3);
});

const figure = (caption: string) => page.getByText(caption, { exact: true }).element().parentElement?.textContent ?? '';

test('R93 the head tells what is free, what is due and what is overdue in words, and follows live', async () => {
  server.answer(ledgerCalls.payments, { ...paymentsAnswer([twoCars]), free: 150_000 });
  await openApp('/payments');
  await soon(() => expect(figure('Free money')).toMatch(/150.000.¥/));
  expect(figure('To pay')).toMatch(/0.¥.*everything is paid/);
  await live.started();
  server.answer(ledgerCalls.payments, { ...paymentsAnswer([twoCars]), debt: 900_000, nextDueOn: '2026-11-24' });
  live.tell('balance.changed', { balance: 0 });
  await soon(() => expect(figure('To pay')).toMatch(/900.000.¥.*next due 24 Nov 2026/));
  server.answer(ledgerCalls.payments, {
    ...paymentsAnswer([twoCars]),
    debt: 900_000,
    overdue: 320_000,
    nextDueOn: '2026-11-20',
  });
  live.tell('purchase.changed', { purchaseId: 700_001, accountId: 7, bidId: 1 });
  await soon(() => expect(figure('To pay')).toMatch(/900.000.¥.*320.000.¥ overdue since 20 Nov 2026/));
});

test('R92 on a phone the purchases unfold in the strip, in Russian', async () => {
  signIn(server, { role: 'vip', language: 'ru' });
  servePayments(server, [twoCars]);
  await openApp('/payments', { viewport: phone, language: 'ru' });
  await page.getByRole('button', { name: 'за 2 автомобиля' }).click();
  const strip = page.getByRole('list', { name: 'Платежи' }).getByRole('listitem').first();
  await expect.element(strip.getByRole('link', { name: 'Toyota Harrier 2021' })).toBeVisible();
  await expect.element(strip).toMatchTextContent(/свободно 150.000.¥.*350.000.¥/);
  await soon(fits);
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
