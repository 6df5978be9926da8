import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { lotAt, openListing, phone, rowOf, rows } from './support/listing.ts';
import { refuse } from './support/refuse.ts';

/** A live connection that comes late would ask for the list anew by itself, before anybody presses anything. */
const withoutLive = (page: Page) => page.routeWebSocket(/\/v1\/live/, () => {});

test('a head sorts up, down and not at all, in the address too', async ({ browserOf }) => {
  const page = await browserOf('dealer');
  await openListing(page);
  const year = page.getByRole('columnheader', { name: 'Year' });
  await year.getByRole('button').click();
  await expect(page).toHaveURL('/car-auctions?sort=year&order=ASC');
  await expect(year).toHaveAttribute('aria-sort', 'ascending');
  await year.getByRole('button').click();
  await expect(page).toHaveURL('/car-auctions?sort=year&order=DESC');
  await expect(year).toHaveAttribute('aria-sort', 'descending');
  await year.getByRole('button').click();
  await expect(page).toHaveURL('/car-auctions');
});

test('pages are addresses, sorting goes back to the first, Back to the one before', async ({ browserOf }) => {
  const page = await browserOf('dealer');
  await openListing(page);
  const first = await rows(page).first().innerText();
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/car-auctions?page=2&pageSize=20');
  await expect(page.getByText('21–40 of').first()).toBeVisible();
  await expect(rows(page).first()).not.toHaveText(first);
  await page.getByRole('columnheader', { name: 'Year' }).getByRole('button').click();
  await expect(page).toHaveURL('/car-auctions?sort=year&order=ASC');
  await page.goBack();
  await expect(page).toHaveURL('/car-auctions?page=2&pageSize=20');
});

test('the chosen number of rows is kept in the browser', async ({ browserOf }) => {
  const page = await browserOf('dealer');
  await openListing(page);
  await page.getByRole('radio', { name: '50' }).click({ force: true });
  await expect(rows(page)).toHaveCount(50);
  await openListing(page);
  await expect(page).toHaveURL('/car-auctions?pageSize=50');
  await expect(rows(page)).toHaveCount(50);
});

test('a page beyond the end becomes the last one', async ({ browserOf }) => {
  const page = await browserOf('dealer');
  await page.goto('/car-auctions?page=9999&pageSize=20');
  await expect(page).not.toHaveURL(/page=9999/);
  await expect(rows(page).first()).toBeVisible();
});

test('a lot opens in a tab of its own and is marked as seen in the list', async ({ browserOf }) => {
  const page = await browserOf('dealer');
  await openListing(page);
  const row = rowOf(page, await lotAt(page, 2));
  const [lot] = await Promise.all([page.context().waitForEvent('page'), row.click({ position: { x: 320, y: 20 } })]);
  await expect(lot.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(row).toHaveAttribute('data-seen');
});

test('without consent an opened lot is marked as seen as well', async ({ browserOf }) => {
  const page = await browserOf('dealer', { consent: 'denied' });
  await openListing(page);
  for (const button of ['left', 'middle'] as const) {
    const row = rowOf(page, await lotAt(page, button === 'left' ? 3 : 4));
    await Promise.all([page.context().waitForEvent('page'), row.getByRole('link').click({ button })]);
    await expect(row).toHaveAttribute('data-seen');
  }
  expect(await page.evaluate(() => localStorage.getItem('seri.visited'))).toBeNull();
});

test('a list that does not load says so with a number, and loads on the second try', async ({ browserOf }) => {
  const page = await browserOf('dealer');
  await refuse(page, '**/v1/car-auction/listing*', 'e-123456');
  await withoutLive(page);
  await page.goto('/car-auctions');
  await expect(page.getByRole('alert')).toContainText('The list did not load');
  await expect(page.getByText('e-123456')).toBeVisible();
  await page.unroute('**/v1/car-auction/listing*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('a list without lots says so and offers the full list', async ({ browserOf }) => {
  const page = await browserOf('dealer');
  await page.route('**/v1/car-auction/listing*', (route) =>
    route.fulfill({
      json: { carsList: [], pageInfo: { page: 1, pageSize: 20, totalSearchResults: 0, totalResults: 0 } },
    }),
  );
  await withoutLive(page);
  await page.goto('/car-auctions?sort=year&order=ASC');
  await expect(page.getByRole('heading', { name: 'No records found' })).toBeVisible();
  await page.unroute('**/v1/car-auction/listing*');
  await page.getByRole('link', { name: 'Show the full list' }).click();
  await expect(page).toHaveURL('/car-auctions');
  await expect(rows(page).first()).toBeVisible();
});

test('on a phone a lot opens in the same tab and Back returns to the same place', async ({ browserOf }) => {
  const page = await browserOf('dealer', { viewport: phone });
  await page.goto('/car-auctions');
  const lots = page.getByRole('list', { name: 'Car listing' }).getByRole('listitem');
  await lots.nth(12).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(200);
  await lots.nth(12).getByRole('link').click();
  await expect(page).toHaveURL(/\/car-auctions\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: / · \d+ · / })).toBeVisible();
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);
  await page.goBack();
  await expect(lots.nth(12)).toBeInViewport();
});
