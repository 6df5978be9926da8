import { expect, test } from './support/fixtures.ts';
import { lotAt, openListing, phone, rowOf, rows } from './support/listing.ts';

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

test('view, row height, columns and the number of rows are kept in the browser', async ({ browserOf }) => {
  const page = await browserOf('dealer', { viewport: { width: 1440, height: 900 } });
  await openListing(page);
  await page.getByRole('radio', { name: '50' }).click({ force: true });
  await expect(rows(page)).toHaveCount(50);
  await page.getByRole('radio', { name: 'Tall rows' }).click({ force: true });
  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = page.getByRole('dialog', { name: 'Columns' });
  await columns.getByRole('checkbox', { name: 'Average' }).uncheck();
  await openListing(page);
  await expect(page).toHaveURL('/car-auctions?show=open&pageSize=50');
  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByRole('columnheader', { name: 'Average' })).toHaveCount(0);
  expect((await rows(page).first().boundingBox())?.height).toBe(112);
  await page.getByRole('button', { name: 'Columns' }).click();
  await columns.getByRole('button', { name: 'Show all columns' }).click();
  await expect(page.getByRole('columnheader', { name: 'Average' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Two columns' }).click({ force: true });
  await page.reload();
  await expect(page.getByRole('list', { name: 'Car listing' }).getByRole('listitem')).toHaveCount(50);
});

test('on a phone the list goes on, and Back from a lot or a reload come back to its place', async ({ browserOf }) => {
  const page = await browserOf('dealer', { viewport: phone });
  await page.goto('/car-auctions');
  const lots = page.getByRole('list', { name: 'Car listing' }).getByRole('listitem');
  await expect(lots).toHaveCount(20);
  await lots.nth(19).scrollIntoViewIfNeeded();
  await expect(lots).toHaveCount(40);
  await lots.nth(30).scrollIntoViewIfNeeded();
  await expect(page).toHaveURL('/car-auctions?show=open&page=2&pageSize=20');
  const addresses = await lots.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
  const lot = lots.filter({ has: page.locator(`a[href="${addresses[30]}"]`) });
  await lot.getByRole('link').click();
  await expect(page).toHaveURL(/\/car-auctions\/\d+\?show=open$/);
  await expect(page.getByRole('heading', { level: 1, name: / · \d+ · / })).toBeVisible();
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);
  await page.goBack();
  await expect(lot).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show earlier lots' })).toBeVisible();
  await expect(lot).toHaveCount(1);
});
