import { expectNoBarriersInDialog } from './support/barriers.ts';
import { expect, test } from './support/fixtures.ts';
import { openListing, rows } from './support/listing.ts';

test('photos are in a modern format, one large and all small', async ({ browserOf }) => {
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
  await album
    .getByRole('button', { name: /photo 1 of \d+: open full screen/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^Photo 1 of \d+, zoom 100%$/);
  await expectNoBarriersInDialog(page);
});
