import { clientCardsCalls } from '@seri/contract/screens/client-cards.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clientRow, clientView, serveClient, serveClients } from '../../features/clients/list/clients.testkit.ts';
import { serveProfilePage } from '../../features/identity/session/accounts.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { address, expectAddress, holdLive, newBrowser, openApp, phone, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server, { role: 'manager' });
  serveClients(server, [clientRow(1001), clientRow(1002)]);
});

afterEach(() => expect(server.unanswered).toEqual([]));

const rows = () => page.getByRole('table', { name: 'Clients' }).getByRole('row');

test.each(['client', 'dealer'] as const)(
  'a %s may not look after clients: it lands on the profile, and is shown no way there',
  async (role) => {
    signIn(server, { role });
    serveProfilePage(server, []);
    for (const way of ['/clients', '/clients/1001']) {
      await openApp(way);
      await expectAddress('/profile');
      await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(page.getByRole('navigation').getByRole('link', { name: 'Clients' }).elements()).toHaveLength(0);
    }
  },
);

test('by keyboard alone a manager finds a client and opens it', async () => {
  serveClient(server, clientView(1002, { client: { fullName: 'Joan Journey' } }));
  await openApp('/clients?scope=all');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect.element(rows()).toHaveLength(3);
  (search.element() as HTMLElement).focus();
  await userEvent.keyboard('joan-1002');
  await expectAddress('/clients?scope=all&search=joan-1002');
  await expect.element(rows()).toHaveLength(2);
  await expect.element(search).toHaveFocus();
  const link = rows().getByRole('link').element();
  for (let step = 0; step < 12 && link !== document.activeElement; step += 1) await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: '1002 · Joan Journey' })).toBeVisible();
  await soon(() => expect(document.querySelectorAll('main:focus, main h1:focus')).toHaveLength(1));
  (page.getByRole('tab', { name: 'Overview' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Payments' })).toHaveAttribute('aria-selected', 'true');
  history.back();
  await expect.element(search).toHaveValue('joan-1002');
});

test('a search that finds nobody names itself and lets go', async () => {
  await openApp('/clients?search=nobody-is-called-this&role=1092');
  await expect.element(page.getByRole('heading', { name: 'No records found' })).toBeVisible();
  await expect.element(page.getByText(/“nobody-is-called-this” · Dealer/)).toBeVisible();
  await page.getByRole('button', { name: 'Search all clients' }).click();
  await soon(() => expect(address()).toContain('scope=all'));
  await page.getByRole('button', { name: 'Remove nobody-is-called-this' }).click();
  await expectAddress('/clients?scope=all&role=1092');
  await expect.element(page.getByRole('table', { name: 'Clients' })).toBeVisible();
});

test('columns sort up, down and not at all, in the address', async () => {
  await openApp('/clients?scope=all');
  const head = page.getByRole('columnheader', { name: 'Balance' });
  for (const [order, place] of [
    ['ascending', '/clients?scope=all&sort=balance&order=ASC'],
    ['descending', '/clients?scope=all&sort=balance&order=DESC'],
    ['none', '/clients?scope=all'],
  ] as const) {
    await head.getByRole('button').click();
    await expectAddress(place);
    await expect.element(head).toHaveAttribute('aria-sort', order);
  }
  const asked = server.requests(clientCardsCalls.list).map(({ query }) => query['order']);
  expect(asked).toEqual(expect.arrayContaining([undefined, 'ASC', 'DESC']));
});

test('on a phone, in Russian, clients are strips, and the page never scrolls sideways', async () => {
  signIn(server, { role: 'manager', language: 'ru' });
  serveClient(server, clientView(1001));
  await openApp('/clients?scope=all', { viewport: phone, language: 'ru' });
  const strips = page.getByRole('list', { name: 'Клиенты' }).getByRole('listitem');
  await expect.element(strips.first()).toBeVisible();
  await soon(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  await strips.first().getByRole('link').click();
  await expect.element(page.getByRole('tab', { name: 'Обзор' })).toBeVisible();
});
