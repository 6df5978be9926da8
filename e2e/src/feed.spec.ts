import type { Page } from '@playwright/test';
import { firstOfDay, layFile } from './support/feed.ts';
import { expect, test } from './support/fixtures.ts';
import { openListing, rows } from './support/listing.ts';

async function namesOfHouses(page: Page): Promise<string[]> {
  const answer = await page.request.get('/v1/car-auction/listing');
  const { carsList } = (await answer.json()) as { carsList: { auctionName: string }[] };
  return carsList.map(({ auctionName }) => auctionName);
}

test('a file in the folder of a source brings lots; a result changes open pages by itself', async ({ browserOf }) => {
  const run = Date.now();
  const [source, name, startsAt] = [`journey-${run}`, `Journey ${run}`, firstOfDay()];
  const lot = { lotNo: '0', maker: 'Honda', model: 'Fit', year: 2019, runsAt: startsAt };
  const listing = await browserOf('client');
  layFile(source, 'lots.ndjson', [
    { type: 'house', id: 'hall', name },
    { type: 'session', id: 'morning', house: 'hall', startsAt },
    { type: 'lot', id: 'fit', kind: 'car', session: 'morning', ...lot },
    { type: 'lot', id: 'no-session', kind: 'car', session: 'evening', ...lot },
    { type: 'photos', lot: 'fit', photos: ['drawn:car/hatchback/front/a92f2c', 'drawn:car/hatchback/rear/a92f2c'] },
  ]);
  await expect.poll(() => namesOfHouses(listing), { timeout: 30_000 }).toContain(name);
  // Bidding on the first lots of a day is closed.
  await openListing(listing, '?show=all');
  const row = rows(listing).filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Upcoming');
  const lotPage = await browserOf('dealer');
  await lotPage.goto((await row.getByRole('link').first().getAttribute('href')) ?? '');
  await expect(lotPage.getByRole('main')).toContainText('Upcoming');
  await listing.evaluate(() => document.body.setAttribute('data-same-page', ''));
  layFile(source, 'result.ndjson', [{ type: 'result', lot: 'fit', status: 4533, soldPrice: 512_000 }]);
  await expect(row).toContainText('Sold', { timeout: 30_000 });
  await expect(lotPage.getByRole('main')).toContainText('Sold');
  await expect(listing.locator('body')).toHaveAttribute('data-same-page', '');
});
