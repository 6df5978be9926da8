import { debtsCalls } from '@seri/contract/trade/debts.calls';
import { ledgerCalls } from '@seri/contract/trade/ledger.calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clientView, serveClient } from '../../features/clients/list/clients.testkit.ts';
import { serveProfilePage } from '../../features/identity/session/accounts.testkit.ts';
import { debtOf, debtsAnswer } from '../../features/ledger/debts/debts.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { expectAddress, holdLive, newBrowser, openApp, phone, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;
let live: ReturnType<typeof holdLive>;

const late = debtOf(1001, { notDue: 400_000, week: 320_000, older: 80_000 }, 250_000);
const early = debtOf(1002, { notDue: 900_000 });

beforeEach(async () => {
  server = await newBrowser();
  live = holdLive();
  signIn(server, { role: 'manager' });
  server.answer(debtsCalls.list, ({ query: { clients } }) => debtsAnswer(clients === 'all' ? [late, early] : [late]));
});

afterEach(() => expect(server.unanswered).toEqual([]));

const rows = () => page.getByRole('table', { name: 'What is owed' }).getByRole('row');
const figures = () => document.querySelector('main dl')?.textContent ?? '';

test('R93 staff read what their clients owe by its age, then what all do, and go on to the ledger', async () => {
  serveClient(server, clientView(1001));
  await openApp('/debts');
  await expect.element(rows()).toHaveLength(2);
  await expect
    .element(rows().nth(1))
    .toMatchTextContent(/Client 1001.*400.000.¥.*320.000.¥.*–.*–.*80.000.¥.*800.000.¥.*20 Nov 2026.*250.000.¥/);
  expect(figures()).toMatch(/Owed800.000.¥by 1 clientNot due400.000.¥1–7 days late320.000.¥/);
  await page.getByText('All clients').click();
  await expectAddress('/debts?clients=all');
  await expect.element(rows()).toHaveLength(3);
  expect(figures()).toMatch(/Owed1.700.000.¥by 2 clients/);
  await rows().nth(1).getByRole('link', { name: 'Client 1001' }).click();
  await expectAddress('/clients/1001?tab=payments');
});

test('R93 the list follows money that comes in; where nothing is owed it says so', async () => {
  await openApp('/debts');
  await expect.element(rows()).toHaveLength(2);
  await live.started();
  server.answer(debtsCalls.list, debtsAnswer([]));
  live.tell('purchase.changed', { purchaseId: 700_001, accountId: 1001, bidId: 1 });
  await expect.element(page.getByRole('heading', { name: 'Nothing is owed' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all clients' }).click();
  await expectAddress('/debts?clients=all');
});

test('debts that do not load say so, and are asked for again', async () => {
  server.refuse(debtsCalls.list, 'INTERNAL');
  await openApp('/debts');
  await expect.element(page.getByRole('heading', { name: 'What is owed did not load' })).toBeVisible();
  server.answer(debtsCalls.list, debtsAnswer([late]));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(rows()).toHaveLength(2);
});

test('R22 staff save the entries of the last month as a file; who may not book money has no such button', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const bytes: unknown = new TextEncoder().encode('date\r\n');
  server.answer(ledgerCalls.file, bytes as AsyncIterable<Uint8Array>);
  await openApp('/debts');
  await page.getByRole('button', { name: 'Ledger as a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ledger as a file' });
  const [from, to] = [dialog.getByLabelText('From'), dialog.getByLabelText('To')];
  await expect.element(from).toHaveValue('2026-10-01');
  await expect.element(to).toHaveValue('2026-10-31');
  await to.fill('');
  await dialog.getByRole('button', { name: 'Save file' }).click();
  await expect.element(to).toHaveAttribute('aria-invalid', 'true');
  await to.fill('2026-10-15');
  await dialog.getByRole('button', { name: 'Save file' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(saved).toEqual(['seri-ledger-2026-10-01-2026-10-15.csv']);
});

test('clients have no such page', async () => {
  signIn(server);
  serveProfilePage(server, []);
  await openApp('/debts');
  await expectAddress('/profile');
});

test('on a phone the clients are strips that say what is overdue, and nothing is cut off, in Russian', async () => {
  signIn(server, { role: 'manager', language: 'ru' });
  await openApp('/debts', { viewport: phone, language: 'ru' });
  const strip = page.getByRole('list', { name: 'Задолженность' }).getByRole('listitem');
  await expect
    .element(strip)
    .toMatchTextContent(/800.000.¥.*400.000.¥ просрочено с 20 нояб. 2026.*1–7 дней.*320.000.¥.*В пути.*250.000.¥/);
  await soon(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
});
