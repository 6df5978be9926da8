import type { Locator, Page } from '@playwright/test';
import { expectNoBarriersIn, expectNoBarriersInDialog } from './support/barriers.ts';
import { expect, test } from './support/fixtures.ts';
import { stopHalfWay } from './support/half-way.ts';
import { phone } from './support/listing.ts';

const album = (page: Page): Locator => page.getByRole('region', { name: 'Photos' });
const gallery = (page: Page): Locator => page.getByRole('dialog');
const thumbs = (page: Page): Locator => album(page).getByRole('button', { name: /^Show photo/ });
const told = (page: Page): Locator => gallery(page).getByRole('status');

interface Listed {
  id: number;
  images: string[];
}

/** Lots of a list, as it stands now. */
async function listed(page: Page, list: string): Promise<Listed[]> {
  const answer = await page.request.get(`/v1/${list}`);
  return ((await answer.json()) as { carsList: Listed[] }).carsList;
}

/** A lot with all its photos. */
async function openPictures(page: Page): Promise<void> {
  const lots = await listed(page, 'car-auction/listing?pageSize=50');
  await page.goto(`/car-auctions/${lots.find(({ images }) => images.length === 4)?.id}`);
  await expect(thumbs(page)).toHaveCount(4);
}

test('the gallery opens at the third picture; plus ends at 300 %, another picture starts at 100 %', async ({
  browserOf,
}) => {
  const page = await browserOf('client');
  await openPictures(page);
  await thumbs(page).nth(2).click();
  await expect(page).toHaveURL(/#photo-3$/);
  await album(page)
    .getByRole('button', { name: /photo 3 of 4: open full screen/ })
    .click();
  await expect(told(page)).toHaveText('Photo 3 of 4, zoom 100%');
  await expect(page).toHaveURL(/#gallery-3$/);
  await expectNoBarriersInDialog(page);

  const more = gallery(page).getByRole('button', { name: 'Zoom in' });
  for (const percent of [130, 160, 190, 220, 250, 280, 300, 300]) {
    await more.click();
    await expect(told(page)).toHaveText(`Photo 3 of 4, zoom ${percent}%`);
  }
  await gallery(page).getByRole('button', { name: 'Show photo 2 of 4' }).click();
  await expect(told(page)).toHaveText('Photo 2 of 4, zoom 100%');
  await gallery(page).getByRole('button', { name: 'Zoom on or off, 100%' }).click();
  await gallery(page)
    .getByRole('button', { name: /^Zoom on or off/, pressed: true })
    .click();
  await expect(told(page)).toHaveText('Photo 2 of 4, zoom 100%');

  await gallery(page).getByRole('button', { name: 'Sheet beside' }).click();
  await expect(gallery(page).getByRole('img', { name: 'Auction sheet' })).toBeVisible();
  await gallery(page).getByRole('button', { name: 'Close' }).click();
  await expect(gallery(page)).toBeHidden();
  await expect(page).toHaveURL(/#photo-2$/);
});

test('the keyboard alone: turn, open, zoom, move, close; Back closes and stays on the page', async ({ browserOf }) => {
  const page = await browserOf('client');
  await openPictures(page);
  const path = new URL(page.url()).pathname;
  await album(page)
    .getByRole('button', { name: /photo 1 of 4: open full screen/ })
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(
    album(page)
      .getByRole('button', { name: /photo 2 of 4/ })
      .first(),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(told(page)).toHaveText('Photo 2 of 4, zoom 100%');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await expect(told(page)).toHaveText('Photo 3 of 4, zoom 130%');
  await page.keyboard.press('ArrowRight');
  await expect(told(page)).toHaveText('Photo 3 of 4, zoom 130%');
  await page.keyboard.press('Escape');
  await expect(gallery(page)).toBeHidden();
  await expect(album(page).getByRole('button', { name: /photo 3 of 4: open/ })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(gallery(page)).toBeVisible();
  await page.goBack();
  await expect(gallery(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(path);
});

test('on a phone: a swipe turns the photos, the sheet opens full screen', async ({ browserOf }) => {
  const page = await browserOf('client', { viewport: phone });
  await openPictures(page);
  await album(page)
    .getByRole('list')
    .first()
    .evaluate((track) => track.scrollTo({ left: track.clientWidth }));
  await expect(page).toHaveURL(/#photo-2$/);
  await page.getByRole('button', { name: /auction sheet: open full screen/ }).click();
  await expect(told(page)).toHaveText('Auction sheet, zoom 100%');
  await page.goBack();
  await expect(gallery(page)).toBeHidden();
});

test('statistics show the first two photos', async ({ browserOf }) => {
  const page = await browserOf('client');
  const day = new Date(Date.now() - 40 * 3_600_000).toISOString().slice(0, 10);
  const lots = await listed(page, `stats/listing?auctionDateFrom=${day}&pageSize=50`);
  const several = lots.find(({ images }) => images.length > 1);
  await page.goto(`/car-statistics/${several?.id}`);
  await expect(thumbs(page)).toHaveCount(2);
  await expect(page.locator('[data-photo]')).toHaveCount(2);
});

test('all photos come as one file with a percentage; whoever may not has no button', async ({ browserOf }) => {
  const dealer = await browserOf('dealer');
  await openPictures(dealer);
  await stopHalfWay(dealer, '**/photos.zip');
  await dealer.getByRole('button', { name: 'Download photos' }).click();
  await expect(dealer.getByRole('progressbar', { name: 'Downloading the photos' })).toHaveAttribute(
    'value',
    // Of photos that were never made before it is only guessed how much will come.
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
  // The flags of other levels are changed by journeys beside this one.
  const restricted = await browserOf('restricted');
  await restricted.goto(pathname);
  await expect(restricted.locator('[data-photo]')).toHaveCount(4);
  await expect(restricted.getByRole('button', { name: /Download photos|Скачать фото/ })).toHaveCount(0);
});
