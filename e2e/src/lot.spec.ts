import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { lotAt, openListing, rows } from './support/listing.ts';
import { refuse } from './support/refuse.ts';
import { withoutLive } from './support/without-live.ts';

test('the title is built from house, lot number, car and year, on the page and in the tab', async ({ browserOf }) => {
  const page = await browserOf('dealer');
  await openListing(page);
  const href = await rows(page).first().getByRole('link').getAttribute('href');
  await page.goto(href ?? '');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(/ · \d+ · /);
  await expect(page).toHaveTitle(/^.+ · \d+ · .+, \d{4} · Seri$/);
});

test('its photos are pictures, in a form of today: one large, all of them small', async ({ browserOf }) => {
  const page = await browserOf('dealer');
  await openListing(page);
  const withPhoto = rows(page).filter({ has: page.locator('img') });
  const href = await withPhoto.first().getByRole('link').getAttribute('href');
  const large = page.waitForResponse(/\/v1\/lots\/\d+\/photos\/\d+\/1280$/);
  await page.goto(href ?? '');
  expect((await large).headers()['content-type']).toBe('image/avif');
  const album = page.getByRole('region', { name: 'Photos' });
  const widthsOf = (place: string) =>
    album.locator(`${place} img`).evaluateAll((all: HTMLImageElement[]) => all.map((image) => image.naturalWidth));
  await expect.poll(() => widthsOf('[data-photo="0"]')).toEqual([1280]);
  await expect.poll(async () => Math.min(...(await widthsOf('[data-thumb]')))).toBeGreaterThan(0);
  expect(Math.max(...(await widthsOf('[data-thumb]')))).toBeLessThanOrEqual(480);
});

for (const id of ['1', 'abc', '99999999999999999999']) {
  test(`an unknown lot, ${id}, shows the empty state with a way to the listing`, async ({ browserOf }) => {
    const page = await browserOf('dealer');
    await page.goto(`/car-auctions/${id}`);
    await expect(page.getByRole('heading', { name: 'This lot cannot be shown' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'To the car listing' }).click();
    await expect(page).toHaveURL('/car-auctions');
  });
}

/** A lot of yesterday or the day before, as statistics list it. */
async function soldLot(page: Page): Promise<number> {
  const day = new Date(Date.now() - 40 * 3_600_000).toISOString().slice(0, 10);
  const answer = await page.request.get(`/v1/stats/listing?auctionDateFrom=${day}`);
  const { carsList } = (await answer.json()) as { carsList: { id: number }[] };
  return carsList[0]?.id ?? 0;
}

test('the address of the other home leads to where the lot stands, with query and hash', async ({ browserOf }) => {
  const page = await browserOf('dealer');
  const past = await soldLot(page);
  await page.goto(`/car-auctions/${past}?yearFrom=2015#facts`);
  await expect(page).toHaveURL(`/car-statistics/${past}?yearFrom=2015#facts`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(' · ');
  await openListing(page);
  const [, live] = /(\d+)/.exec(await lotAt(page, 2)) ?? [];
  await page.goto(`/car-statistics/${live}?page=2`);
  await expect(page).toHaveURL(`/car-auctions/${live}?page=2`);
});

test('a guest does not see a lot once it is statistics', async ({ browserOf }) => {
  const past = await soldLot(await browserOf('dealer'));
  const page = await browserOf('guest');
  await page.goto(`/car-auctions/${past}`);
  await expect(page.getByRole('heading', { name: 'This lot cannot be shown' })).toBeVisible();
});

test('J and K lead to the lots beside it in the list it was opened from, over the edge of a page too', async ({
  browserOf,
}) => {
  const page = await browserOf('dealer');
  // Oldest first: what is announced meanwhile joins at the other end.
  await openListing(page, '?yearTo=2012&sort=year&order=ASC');
  const [last, before] = [await lotAt(page, 19), await lotAt(page, 18)];
  const plate = page.getByRole('article').locator('header').first();
  await page.goto(last);
  await expect(page.getByRole('link', { name: /^Next lot: / })).toBeVisible();
  const text = await plate.textContent();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(before);
  await expect(plate).not.toHaveText(text ?? '');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(last);
  await expect(plate).toHaveText(text ?? '');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/page=2/);
  await expect(plate).not.toHaveText(text ?? '');
  await page.goBack();
  await expect(page).toHaveURL(last);
});

test('the three clocks stand in their order, right on a device whose clock is wrong', async ({ browserOf }) => {
  const page = await browserOf('dealer');
  await openListing(page, `?auctionDateFrom=${new Date(Date.now() + 60 * 3_600_000).toISOString().slice(0, 10)}`);
  const href = await lotAt(page, 0);
  const own = await page.context().newPage();
  // Four hours and a bit ahead.
  await own.clock.install({ time: Date.now() + 4.4 * 3_600_000 });
  await own.goto(href);
  const clocks = own.getByRole('article').locator('header').first().locator('dl');
  await expect(clocks.locator('dt')).toHaveText(['Cancel until', 'Bids close', 'Lot runs about']);
  const shown = await clocks
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(shown.toSorted()).toEqual(shown);
  const tokyo = own.getByRole('timer').locator('time').first();
  const told = async () => Math.abs(Date.parse((await tokyo.getAttribute('datetime')) ?? '') - Date.now());
  await expect.poll(told).toBeLessThan(2500);
});

test('a failed load says so and can be tried again', async ({ browserOf }) => {
  const page = await browserOf('dealer');
  await openListing(page);
  const href = await lotAt(page, 0);
  await refuse(page, '**/v1/car-auction/view?*');
  await withoutLive(page);
  await page.goto(href);
  await expect(page.getByRole('heading', { name: 'This lot cannot be shown' })).toBeVisible();
  await page.unroute('**/v1/car-auction/view?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(' · ');
});
