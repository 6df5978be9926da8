import { expect, test } from './support/fixtures.ts';
import { lotAt, openListing, phone, rowOf, rows } from './support/listing.ts';
import { refuse } from './support/refuse.ts';
import { withoutLive } from './support/without-live.ts';

test('a column head sorts up, down and not at all, in the address too', async ({ browserOf }) => {
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

test('a list without lots says so and offers to reset the filters', async ({ browserOf }) => {
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
  await page.getByRole('link', { name: 'Reset the filters' }).click();
  await expect(page).toHaveURL('/car-auctions');
  await expect(rows(page).first()).toBeVisible();
});

/** Each listing in its three widths; statistics need a date. */
const lately = new Date(Date.now() - 30 * 24 * 3_600_000).toISOString().slice(0, 10);
const listings = [
  { path: '/car-auctions', name: 'Car listing', sort: 'Start', head: 'Average' },
  { path: '/oneprice', name: 'Fixed price', sort: 'Price', head: 'Average' },
  { path: '/car-statistics', name: 'Car statistic', sort: 'Sold for', head: 'Average', query: lately },
  { path: '/bike-auctions', name: 'Bike listing', sort: 'Start', head: 'Rates' },
  { path: '/bike-statistics', name: 'Bike statistic', sort: 'Sold for', head: 'Rates', query: lately },
  { path: '/machinery', name: 'Machinery listing', sort: 'Hours', head: 'Category / group' },
  { path: '/machinery-statistics', name: 'Machinery statistic', sort: 'Price', head: 'Volume', query: lately },
];

for (const { path, name, sort, head, query } of listings) {
  test(`${path} stands as a table, as cards and as strips`, async ({ browserOf }) => {
    const page = await browserOf('dealer', { viewport: { width: 1440, height: 900 } });
    await page.goto(query ? `${path}?auctionDateFrom=${query}` : path);
    const lots = page.getByRole('table', { name }).locator('tbody tr');
    await expect(lots).toHaveCount(20);
    await expect(page.getByRole('columnheader', { name: head })).toBeVisible();
    await page.getByRole('columnheader', { name: sort }).getByRole('button').click();
    await expect(page).toHaveURL(/sort=\w+&order=ASC$/);
    const lot = lots.first().getByRole('link');
    await expect(lot).toHaveAttribute('href', new RegExp(`^${path}/\\d+\\?.*sort=`));
    await page.getByRole('radio', { name: 'Cards' }).click({ force: true });
    const items = page.getByRole('list', { name }).getByRole('listitem');
    await expect(items).toHaveCount(20);
    await page.setViewportSize(phone);
    await expect(items.first().getByRole('link')).not.toHaveAttribute('target');
    await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible();
  });
}

test('statistics without a model or a date say what to choose', async ({ browserOf }) => {
  const page = await browserOf('dealer');
  await page.goto('/bike-statistics');
  await expect(page.getByText('Choose a model or a date')).toBeVisible();
});

test('an empty list names the filter that leaves nothing and takes it back', async ({ browserOf }) => {
  const page = await browserOf('dealer');
  await page.goto('/car-auctions?yearFrom=1950&yearTo=1951&sort=year&order=ASC');
  await expect(page.getByText(/^Without “Year” there would be/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove the filter “Year”' }).click();
  await expect(page).toHaveURL('/car-auctions?sort=year&order=ASC');
  await expect(rows(page).first()).toBeVisible();
});

test('view, row height and columns are kept in the browser', async ({ browserOf }) => {
  const page = await browserOf('dealer', { viewport: { width: 1440, height: 900 } });
  await openListing(page);
  await page.getByRole('radio', { name: 'Roomy rows' }).click({ force: true });
  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = page.getByRole('dialog', { name: 'Columns' });
  await columns.getByRole('checkbox', { name: 'Average' }).uncheck();
  await openListing(page);
  await expect(page.getByRole('columnheader', { name: 'Average' })).toHaveCount(0);
  expect((await rows(page).first().boundingBox())?.height).toBe(64);
  await page.getByRole('button', { name: 'Columns' }).click();
  await columns.getByRole('button', { name: 'Show all columns' }).click();
  await expect(page.getByRole('columnheader', { name: 'Average' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Two columns' }).click({ force: true });
  await page.reload();
  await expect(page.getByRole('list', { name: 'Car listing' }).getByRole('listitem')).toHaveCount(20);
});

test('on a phone the list goes on, and Back from a lot or a reload come back to its place', async ({ browserOf }) => {
  const page = await browserOf('dealer', { viewport: phone });
  await page.goto('/car-auctions');
  const lots = page.getByRole('list', { name: 'Car listing' }).getByRole('listitem');
  await expect(lots).toHaveCount(20);
  await lots.nth(19).scrollIntoViewIfNeeded();
  await expect(lots).toHaveCount(40);
  await lots.nth(30).scrollIntoViewIfNeeded();
  await expect(page).toHaveURL('/car-auctions?page=2&pageSize=20');
  const addresses = await lots.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
  const lot = lots.filter({ has: page.locator(`a[href="${addresses[30]}"]`) });
  await lot.getByRole('link').click();
  await expect(page).toHaveURL(/\/car-auctions\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: / · \d+ · / })).toBeVisible();
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);
  await page.goBack();
  await expect(lot).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show earlier lots' })).toBeVisible();
  await expect(lot).toHaveCount(1);
});
