import { expect, test } from './support/fixtures.ts';
import { openListing, rows } from './support/listing.ts';

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
  const images = page.getByRole('region', { name: 'Photos' }).locator('img');
  const widths = () => images.evaluateAll((all: HTMLImageElement[]) => all.map((image) => image.naturalWidth));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThanOrEqual(480);
  expect(Math.max(...(await widths()))).toBe(1280);
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
