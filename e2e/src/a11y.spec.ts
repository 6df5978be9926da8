import type { Page } from '@playwright/test';
import { routes } from '../../apps/web/src/app/routes.ts';
import { expectNoBarriers, expectNoBarriersIn, expectNoBarriersInDialog } from './support/barriers.ts';
import { expect, long, test } from './support/fixtures.ts';
import { newJoan } from './support/accounts.ts';
import { db } from './support/database.ts';
import { addApp, startAgain } from './support/factors.ts';
import { favouriteOf, openListing, phone, rows } from './support/listing.ts';
import { keep, type TestPerson, withConsent } from './support/sign-in.ts';
import { manager } from './support/staff.ts';

interface Visit {
  /** The path in the routes; addresses without a route have none. */
  path?: (typeof routes)[number]['path'];
  /** The query after the path, or a whole address instead of it. */
  address?: string;
  /** A list whose first entry is opened. */
  firstOf?: string;
  as?: TestPerson;
  language?: 'ru';
  viewport?: { width: number; height: number };
}

const tablet = { width: 1024, height: 900 };
const allClients = '/clients?scope=all';
const month = new Date(Date.now() - 30 * 24 * 3_600_000).toISOString().slice(0, 10);

/** Every page once, on a phone or in Russian where its layout or wording differs most. `vip` reads Russian. */
const visits: readonly Visit[] = [
  { path: '/auth/login', language: 'ru', viewport: phone },
  { path: '/auth/forgot-password', language: 'ru', viewport: phone },
  { path: '/verify-email', language: 'ru', viewport: phone },
  { path: '/how-to-buy', language: 'ru', viewport: phone },
  { path: '/auth/sign-up' },
  { path: '/auth/change-password' },
  { path: '/auth/second-factor', address: '?token=none', language: 'ru', viewport: phone },
  { path: '/about' },
  { path: '/about/licences', language: 'ru', viewport: phone },
  { path: '/make-an-order' },
  { path: '/ui' },
  { address: '/nothing-here' },
  { path: '/car-auctions', as: 'vip' },
  { path: '/balance', as: 'vip' },
  { path: '/change-password', as: 'vip' },
  { path: '/bids', as: 'vip', viewport: phone },
  { path: '/favorites/$group', address: '/favorites/C', as: 'vip', viewport: phone },
  { path: '/car-auctions/$id', firstOf: '/car-auctions', as: 'vip', viewport: phone },
  { path: '/car-statistics', address: `?auctionDateFrom=${month}`, as: 'client' },
  { path: '/car-statistics/$id', firstOf: `/car-statistics?auctionDateFrom=${month}`, as: 'client' },
  { path: '/bike-auctions', as: 'client' },
  { path: '/bike-auctions/$id', firstOf: '/bike-auctions', as: 'client' },
  { path: '/machinery', as: 'client' },
  { path: '/go-net', as: 'client' },
  { path: '/dashboard', as: 'client' },
  { path: '/purchases', as: 'client' },
  { path: '/purchases/$id', firstOf: '/purchases', as: 'client' },
  { path: '/payments', as: 'client' },
  { path: '/invoices', as: 'client' },
  { path: '/notifications', as: 'client' },
  { path: '/bike-statistics', address: `?auctionDateFrom=${month}`, as: 'client', viewport: phone },
  { path: '/machinery-statistics', address: `?auctionDateFrom=${month}`, as: 'client', viewport: phone },
  { path: '/machinery/$id', firstOf: '/machinery', as: 'client', viewport: phone },
  { path: '/oneprice', as: 'client', viewport: phone },
  { path: '/oneprice/$id', firstOf: '/oneprice', as: 'client', viewport: phone },
  { path: '/profile', as: 'client', viewport: phone },
  { path: '/car-auctions', as: 'restricted' },
  { path: '/dashboard', as: 'restricted' },
  { path: '/balance', as: 'restricted' },
  { path: '/bids', as: 'restricted' },
  { path: '/company', address: '?part=bank', as: 'owner' },
  { path: '/company', address: '?part=billing', as: 'owner' },
  { path: '/failed-sign-ins', as: 'owner' },
  { path: '/dealer-bids', as: 'dealer' },
  { path: '/archive-bids', as: 'dealer' },
  { path: '/bid-manager', as: manager },
  { path: '/translations', as: manager },
  { path: '/receipts', as: manager },
  { path: '/export-desk', address: '?clients=all', as: manager },
  { path: '/tariffs', as: manager },
  { path: '/debts', address: '?clients=all', as: manager },
  { path: '/shipping-files', as: manager },
  { path: '/shipping-files/$id', firstOf: '/shipping-files', as: manager },
  { path: '/voyages', as: manager },
  { path: '/voyages/$id', firstOf: '/voyages', as: manager },
  { path: '/roles', as: manager },
  { path: '/company', address: '?part=company', as: manager },
  { path: '/company', address: '?part=links', as: manager },
  { path: '/company', address: '?part=signIn', as: manager },
  { path: '/clients', address: '?scope=all', as: manager, viewport: phone },
  { path: '/clients/$id', firstOf: allClients, as: manager, viewport: phone },
];

/** Some of these pages at another width, in the other language, for another role or without entries. */
const visitsOnceMore: readonly Visit[] = [
  { path: '/ui', language: 'ru' },
  { path: '/car-auctions', as: 'client', viewport: tablet },
  { path: '/car-auctions', as: 'client', viewport: phone },
  { path: '/machinery-statistics', address: `?auctionDateFrom=${month}`, as: 'client', viewport: tablet },
  { path: '/car-auctions/$id', firstOf: '/car-auctions', as: 'dealer' },
  { path: '/archive-bids', as: 'dealer', viewport: phone },
  { path: '/oneprice', as: 'client' },
  { path: '/oneprice/$id', firstOf: '/oneprice', as: 'client' },
  { path: '/bids', as: 'client' },
  { address: '/car-auctions/1', as: 'client' },
  { path: '/car-auctions', address: '?show=ended', as: 'client' },
  { path: '/car-auctions', address: '?show=open&yearFrom=1950&yearTo=1951', as: 'client' },
  { path: '/bike-statistics', as: 'client' },
  { path: '/car-auctions', as: 'restricted', viewport: phone },
  { path: '/dashboard', as: 'restricted', viewport: phone },
  { path: '/purchases', address: '?page=2', as: 'client', viewport: phone },
  { path: '/bids', address: '?auctionDate=2020-01-31', as: 'guest' },
  { path: '/profile', as: 'vip' },
  { path: '/dashboard', address: '?scope=all', as: manager },
  { path: '/clients', address: '?scope=all', as: manager },
  { path: '/receipts', address: '?view=booked', as: manager, language: 'ru', viewport: phone },
  { path: '/invoices', address: '?clients=all', as: manager, viewport: phone },
  { path: '/debts', address: '?clients=all', as: manager, viewport: phone },
  { path: '/voyages', as: manager, viewport: phone },
  { path: '/clients', address: '?search=nobody-is-called-this', as: manager },
  { path: '/clients/$id', firstOf: allClients, as: manager },
  { path: '/roles', address: '?role=1065', as: manager, viewport: phone },
];

/** Pages that are covered by another row or test: the same screen with other data, or a page with its own way to it. */
const elsewhere: Readonly<Record<string, string>> = {
  '/': 'the car listing',
  '/bike-statistics/$id': 'the lot of a bike',
  '/machinery-statistics/$id': 'the lot of a machine',
  '/payments/$id': 'the purchase',
  ...Object.fromEntries(routes.filter(({ layout }) => layout === 'share').map(({ path }) => [path, 'sharing.spec.ts'])),
};

function addressOf({ path, address = '' }: Visit): string {
  return address.startsWith('/') ? address : `${path ?? ''}${address}`;
}

/** The account, language and width of a visit. */
function visitorOf({ as, language, viewport }: Visit): string {
  return [as ?? 'a visitor', language, viewport?.width].filter(Boolean).join(', ');
}

async function goTo(page: Page, visit: Visit): Promise<void> {
  const { firstOf } = visit;
  if (!firstOf) return open(page, addressOf(visit));
  if (!page.url().endsWith(firstOf)) await open(page, firstOf);
  const [list = ''] = firstOf.split('?');
  const link = page.getByRole('main').locator(`a[href^="${list}/"]`).first();
  return open(page, (await link.getAttribute('href')) ?? '');
}

/** Moves inside the app, which costs a third of a load. */
async function open(page: Page, address: string): Promise<void> {
  const isFirst = page.url() === 'about:blank';
  // Only another page has another heading, by which it is known to be there.
  if (isFirst || new URL(page.url()).pathname === address.split('?')[0]) await page.goto(address);
  else
    await page.evaluate((to) => {
      document.querySelector('h1')?.classList.add('of-the-page-before');
      history.pushState(null, '', to);
    }, address);
  await expect(page.locator('h1:not(.of-the-page-before)')).toBeAttached();
}

/** Waits for the end of loading; the page of the design system shows a permanent loading state. */
async function expectWhole(page: Page, { path }: Visit): Promise<void> {
  if (path !== '/ui') await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test.describe.configure({ mode: 'parallel' });

test('every page is visited', () => {
  const visited = new Set(visits.map(({ path }) => path));
  const missing = routes.map(({ path }) => path).filter((path) => !visited.has(path) && !(path in elsewhere));
  expect(missing).toEqual([]);
});

function testPages(name: string, of: readonly Visit[], tag: typeof long | [] = []): void {
  for (const [visitor, pages] of Map.groupBy(of, visitorOf))
    test(`no barriers: ${name} of ${visitor}`, { tag }, async ({ page: visitors, browserOf }) => {
      const { as, language, viewport = { width: 1440, height: 900 } } = pages[0] as Visit;
      test.setTimeout(pages.length * 60_000);
      const page = as ? await browserOf(as, { viewport }) : visitors;
      await page.setViewportSize(viewport);
      if (!as) await withConsent(page.context());
      if (language) await keep(page.context(), 'language', language);
      for (const visit of pages)
        await test.step(addressOf(visit), async () => {
          await goTo(page, visit);
          await expectWhole(page, visit);
          await expectNoBarriers(page);
          const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }));
          expect.soft(scrollWidth).toBeLessThanOrEqual(viewport.width);
        });
    });
}

testPages('the pages', visits);
testPages('more pages', visitsOnceMore, long);

test('no barriers: the sign-in page with its errors and the cookie banner', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Required field').first()).toBeVisible();
  await expectNoBarriers(page);
});

test('no barriers: the form of a registration with its errors', async ({ page, context }) => {
  await withConsent(context);
  await page.goto('/auth/sign-up');
  await page.getByRole('main').locator('[type="submit"]').click();
  await expect(page.getByText('Required field').first()).toBeVisible();
  await expectNoBarriers(page);
});

test('no barriers: a client’s payments, access and the correction of its balance', async ({ browserOf }) => {
  const page = await browserOf(manager);
  await goTo(page, { firstOf: allClients });
  await page.getByRole('button', { name: 'Add correction' }).click();
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText('Required field').first()).toBeVisible();
  await expectNoBarriersInDialog(page);
  await page.keyboard.press('Escape');
  for (const tab of ['Payments', 'Access']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expectNoBarriers(page);
  }
});

test('no barriers: an open favourite, the account menu, a toast and the ended session', async ({ browserOf }) => {
  const page = await browserOf('restricted');
  await openListing(page);
  await favouriteOf(rows(page).nth(1)).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarriersInDialog(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Account:/ }).click();
  await expect(page.getByRole('menu', { name: 'Account' })).toBeVisible();
  await expectNoBarriersInDialog(page);
  await page.keyboard.press('Escape');

  await page.route('**/v1/favorite/**', (route) => route.abort());
  await favouriteOf(rows(page).nth(2)).click();
  await page.getByRole('button', { name: 'Group E' }).click();
  await expect(page.getByText('The favourite was not changed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoBarriers(page);

  await page.context().clearCookies();
  await page.getByRole('columnheader', { name: 'Year' }).getByRole('button').dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
  await expectNoBarriersInDialog(page);
});

test('no barriers: the second step of signing in, an app that is set up, its codes and a proof', async ({
  browserOf,
}) => {
  const { email, id } = await newJoan({ role: 'manager' });
  const page = await browserOf(email, { viewport: phone });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectNoBarriersInDialog(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await addApp(page);
  await page.getByRole('button', { name: 'New codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New codes' }).click();
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeFocused();
  await expectNoBarriersIn(page, 'main');
  await db.updateTable('sign_in').set({ proved_at: null }).where('account_id', '=', id).execute();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  await expectNoBarriersInDialog(page);
  await startAgain(page, email);
  await expectNoBarriers(page);
});

test('no barriers: a chart as a table', async ({ browserOf }) => {
  const page = await browserOf(manager);
  await page.goto('/dashboard?scope=all');
  await page.getByRole('button', { name: 'As a table: Wins, last 14 days' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Wins, last 14 days' }).getByRole('row')).toHaveCount(15);
  await expectNoBarriersIn(page, 'main');
});

interface Layer {
  /** The button that opens it. */
  by: RegExp;
  address?: string;
  as?: TestPerson;
}

/** Menus and panels above a page; the large photo of a list is hidden from screen readers. */
const layers: Readonly<Record<string, Layer>> = {
  'the notices and their tabs': { by: /^Notifications,/ },
  'the languages': { by: /^EN, Language/ },
  'the saved searches': { by: /^Saved searches/ },
  'the columns': { by: /^Columns$/ },
  'the palette': { by: /^Search$/ },
  'the keys of a listing': { by: /^All keys$/ },
  'the keys of the desk': { by: /^All keys$/, as: manager, address: '/bid-manager' },
};

for (const [name, { by, address = '/car-auctions', as = 'client' }] of Object.entries(layers))
  test(`no barriers: ${name}`, async ({ browserOf }) => {
    const page = await browserOf(as, { viewport: { width: 1440, height: 900 } });
    await page.goto(address);
    await page.getByRole('button', { name: by }).first().click();
    await expect(page.locator('dialog[open], [popover]:popover-open').filter({ visible: true })).toHaveCount(1);
    await expectNoBarriersInDialog(page);
  });

test('no barriers: the drawer of a phone', async ({ browserOf }) => {
  const page = await browserOf('client', { viewport: phone });
  await page.goto('/car-auctions');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNoBarriersInDialog(page);
});
