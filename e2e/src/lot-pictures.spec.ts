import type { Page } from '@playwright/test';
import { expectNoBarriersIn } from './support/barriers.ts';
import { expect, test } from './support/fixtures.ts';
import { stopHalfWay } from './support/half-way.ts';

interface Listed {
  id: number;
  images: string[];
}

/** Opens a lot with all its photos. */
async function openPictures(page: Page): Promise<void> {
  const answer = await page.request.get('/v1/car-auction/listing?pageSize=50');
  const { carsList } = (await answer.json()) as { carsList: Listed[] };
  await page.goto(`/car-auctions/${carsList.find(({ images }) => images.length === 4)?.id}`);
  await expect(page.locator('[data-photo]')).toHaveCount(4);
}

test('all photos are downloaded as one file with a percentage; an account without the flag has no button', async ({
  browserOf,
}) => {
  const dealer = await browserOf('dealer');
  await openPictures(dealer);
  await stopHalfWay(dealer, '**/photos.zip');
  await dealer.getByRole('button', { name: 'Download photos' }).click();
  await expect(dealer.getByRole('progressbar', { name: 'Downloading the photos' })).toHaveAttribute(
    'value',
    // The size of photos that were never made before is an estimate.
    /^[45]\d$/,
  );
  await expectNoBarriersIn(dealer, 'article');
  await dealer.getByRole('button', { name: 'Cancel' }).click();
  await expect(dealer.getByRole('button', { name: 'Download photos' })).toBeFocused();

  const file = dealer.waitForEvent('download');
  await dealer.keyboard.press('Enter');
  expect((await file).suggestedFilename()).toMatch(/\.zip$/);
  await expect(dealer.getByText(/^Photos saved: .+\.zip$/)).toBeAttached();

  const { pathname } = new URL(dealer.url());
  // Parallel journeys change the flags of other levels.
  const restricted = await browserOf('restricted');
  await restricted.goto(pathname);
  await expect(restricted.locator('[data-photo]')).toHaveCount(4);
  await expect(restricted.getByRole('button', { name: /Download photos|Скачать фото/ })).toHaveCount(0);
});
