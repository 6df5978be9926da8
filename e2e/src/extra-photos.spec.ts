import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

interface CarsPage {
  carsList: { id: number; isUss: boolean }[];
}

/** Live cars of which the photo service of the demonstration may know more. */
async function* carsWithMore(page: Page): AsyncGenerator<number> {
  for (let number = 1; ; number += 1) {
    const answer = await page.request.get(`/v1/car-auction/listing?pageSize=70&page=${number}`);
    const { carsList } = (await answer.json()) as CarsPage;
    for (const { id, isUss } of carsList) if (isUss) yield id;
    expect(carsList.length).toBeGreaterThan(0);
  }
}

test('photos that one person asks for come into the album of another one too, without a reload', async ({
  browserOf,
}) => {
  test.slow();
  const [owner, client] = [await browserOf('owner'), await browserOf('client')];
  const photos = client.locator('[data-photo]');
  // The service has nothing more of some cars, and fails for some, as real ones do.
  for await (const id of carsWithMore(owner)) {
    await Promise.all([owner.goto(`/car-auctions/${id}`), client.goto(`/car-auctions/${id}`)]);
    await expect(client.getByRole('article')).toBeVisible();
    const before = await photos.count();
    await owner.getByRole('button', { name: 'Extra photos' }).click();
    const said = owner.getByText(/photos added to the album|no more photos of this car|has not answered/);
    await expect(said).toBeVisible({ timeout: 60_000 });
    if (!/added/.test((await said.textContent()) ?? '')) continue;
    await expect(photos).toHaveCount(before + 4);
    await expect(client.getByRole('button', { name: 'Extra photos' })).toHaveCount(0);
    return;
  }
});
