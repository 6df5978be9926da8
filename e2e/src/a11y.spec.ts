import { expectNoBarriers } from './support/barriers.ts';
import { expect, test } from './support/fixtures.ts';
import { favouriteOf, openListing, phone, rows } from './support/listing.ts';
import { keep, withConsent } from './support/sign-in.ts';

test.describe.configure({ mode: 'parallel' });

test('the sign-in page has no barriers, with its errors and the cookie banner', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Required field').first()).toBeVisible();
  await expectNoBarriers(page);
});

test('the listing has none, with an open favourite', async ({ browserOf }) => {
  const page = await browserOf('client');
  await openListing(page);
  await expectNoBarriers(page);
  await favouriteOf(rows(page).nth(1)).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarriers(page);
});

test('a lot, a page to come and the missing page have none', async ({ browserOf }) => {
  const page = await browserOf('client');
  await openListing(page);
  const lot = await rows(page).first().getByRole('link').getAttribute('href');
  for (const address of [lot ?? '', '/bids', '/nothing-here', '/car-auctions/1']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expectNoBarriers(page);
  }
});

test('cards, strips and the drawer have none', async ({ browserOf }) => {
  const page = await browserOf('client', { viewport: { width: 1024, height: 900 } });
  const lots = page.getByRole('list', { name: 'Car listing' }).getByRole('listitem');
  await page.goto('/car-auctions');
  await expect(lots.first()).toBeVisible();
  await expectNoBarriers(page);
  await page.setViewportSize(phone);
  await expect(lots.first()).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNoBarriers(page);
});

test('the account menu, a toast and the ended session have none', async ({ browserOf }) => {
  const page = await browserOf('restricted');
  await openListing(page);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menu', { name: 'Account' })).toBeVisible();
  await expectNoBarriers(page);
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
  await expectNoBarriers(page);
});

test('in Russian the listing and a lot have none', async ({ browserOf }) => {
  const page = await browserOf('vip');
  await page.goto('/car-auctions');
  const lot = page.locator('tbody').getByRole('link').first();
  await expect(lot).toBeVisible();
  await expectNoBarriers(page);
  await page.goto((await lot.getAttribute('href')) ?? '');
  await expect(page.getByRole('article')).toBeVisible();
  await expectNoBarriers(page);
});

for (const language of ['en', 'ru'] as const) {
  test(`the design system’s own page has none, ${language}`, async ({ page, context }) => {
    await withConsent(context);
    await keep(context, 'language', language);
    await page.goto('/ui');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarriers(page);
  });
}
