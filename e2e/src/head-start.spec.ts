import { expect, test } from './support/fixtures.ts';
import { openListing, rows } from './support/listing.ts';
import { withoutLive } from './support/without-live.ts';

const isListing = (url: string) => url.includes('/v1/car-auction/listing');

test('a listing is requested once, before its code has loaded', async ({ browserOf }) => {
  const page = await browserOf('dealer');
  await withoutLive(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isListing(request.url())) asked.push(new URL(request.url()).search);
  });
  const isAsked = page.waitForRequest((request) => isListing(request.url()));
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goto('/car-auctions?yearFrom=2010&sort=year&order=DESC&page=2&pageSize=50');
  await expect(rows(page).first()).toBeVisible();
  expect(asked).toEqual(['?year=2010%2C&sort=year&order=DESC&pageSize=50&page=2']);
});

test('a list whose head start failed is requested again', async ({ browserOf }) => {
  const page = await browserOf('dealer');
  let asked = 0;
  await page.route(
    (url) => isListing(url.href),
    async (route) => {
      asked += 1;
      await (asked === 1 ? route.abort() : route.continue());
    },
  );
  await openListing(page);
  await expect(rows(page).first()).toBeVisible();
});
