import { clientCardsCalls } from '@seri/contract/screens/client-cards.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serveCars } from '../../features/catalogue/list/lots.testkit.ts';
import { serveProfilePage } from '../../features/identity/session/accounts.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { expectAddress, holdLive, newBrowser, openApp, phone, signIn } from '../app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  serveProfilePage(server);
});

afterEach(() => expect(server.unanswered).toEqual([]));

const menu = () => page.getByRole('navigation', { name: 'Main menu' });

const entryNames = () =>
  menu()
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

const listings = [
  'Favourites',
  'Car listing',
  'Car statistics',
  'Bike listing',
  'Bike statistics',
  'Fixed price',
  'Machinery listing',
  'Machinery statistics',
];

test.each([
  [
    'client',
    ['Dashboard', 'My bids', 'Archived bids', 'Purchases', 'Payments', 'Invoices', 'Balance', 'Profile', ...listings],
  ],
  [
    'dealer',
    ['Dashboard', 'My bids', 'Archive', 'Purchases', 'Payments', 'Invoices', 'Balance', 'Profile', ...listings],
  ],
  [
    'manager',
    [
      'Dashboard',
      'Bid manager',
      'Translations',
      'Purchases',
      'Export desk',
      'Ships',
      'Forwarders’ lists',
      'Payments',
      'Invoices',
      'Receipts',
      'What is owed',
      'Tariffs',
      'Clients',
      'Company',
      'Profile',
      ...listings,
    ],
  ],
] as const)('the menu of a %s holds what that kind of account does here', async (role, entries) => {
  signIn(server, { role });
  await openApp('/profile');
  await expect.poll(entryNames).toEqual(entries);
});

test('every entry of a manager’s menu leads to its page, and shows that one stands on it', async () => {
  signIn(server, { role: 'manager' });
  serveCars(server, 20);
  const pageInfo = { page: 1, pageSize: 20, totalResults: 0, totalSearchResults: 0 };
  server.answer(clientCardsCalls.list, { clients: [], pageInfo });
  await openApp('/profile');
  for (const [name, at, title] of [
    ['Company', '/company', 'Company · Seri'],
    ['Clients', '/clients', 'Clients · Seri'],
    ['Car listing', '/car-auctions?show=open', 'Car listing · Seri'],
  ] as const) {
    const entry = menu().getByRole('link', { name });
    await entry.click();
    await expectAddress(at);
    await expect.element(entry).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => document.title).toBe(title);
  }
});

test.each(['/bid-manager', '/company', '/clients'])('a client who opens %s comes to the profile', async (at) => {
  signIn(server);
  await openApp(at);
  await expectAddress('/profile');
  await expect.element(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
});

test('the open menu and the drawer hold the company’s links', async () => {
  signIn(server);
  await openApp('/profile');
  await page.getByRole('button', { name: 'Expand the menu' }).click();
  const links = page.getByRole('navigation', { name: 'Company links' });
  await expect.element(links.getByRole('link', { name: 'Make an order' })).toBeVisible();
  await expect.element(links.getByRole('link', { name: 'How to buy' })).toBeVisible();

  await page.viewport(phone.width, phone.height);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect.element(drawer.getByRole('link', { name: 'How to buy' })).toBeVisible();
  expect(drawer.getByRole('link', { name: 'How to buy' }).elements()).toHaveLength(1);
  await drawer.getByRole('link', { name: 'Make an order' }).click();
  await expectAddress('/make-an-order');
  await expect.element(drawer).not.toBeInTheDocument();
});
