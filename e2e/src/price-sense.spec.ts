import { quartilesOf, shareAtOrUnder } from '@seri/domain/price-sense';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { lotAt, openListing, phone } from './support/listing.ts';

const digitsOf = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));
const similarOf = (page: Page) => page.getByRole('region', { name: 'What similar lots sold for' });

/** A lot that is to come and has similar ones: not every one of the demonstration has. */
async function openComparable(page: Page): Promise<Locator> {
  const listing = await page.request.get('/v1/car-auction/listing');
  const { carsList } = (await listing.json()) as { carsList: { id: number }[] };
  for (const { id } of carsList) {
    const answer = await page.request.get(`/v1/car-auction/price-sense?id=${id}`);
    const { similar } = (await answer.json()) as { similar: unknown[] };
    if (similar.length < 8) continue;
    await page.goto(`/car-auctions/${id}`);
    break;
  }
  const similar = similarOf(page);
  await similar.getByRole('radio', { name: 'in a year' }).check();
  return similar;
}

async function pricesIn(similar: Locator): Promise<number[]> {
  const table = similar.getByRole('table', { name: 'Similar lots that were sold' });
  const all = similar.getByRole('button', { name: /^Show all/ });
  if (await all.isVisible()) await all.click();
  const cells = await table.locator('tbody tr td:last-child').allTextContents();
  return cells.map(digitsOf);
}

test('the quartiles of similar lots agree with the table, and an amount with the share', async ({ browserOf }) => {
  const page = await browserOf('client');
  const similar = await openComparable(page);
  const prices = await pricesIn(similar);
  await expect(similar.getByText(new RegExp(`^${prices.length} sold in a year`))).toBeVisible();
  const figures = await similar.getByRole('definition').allTextContents();
  expect(figures.map(digitsOf)).toEqual(Object.values(quartilesOf(prices) ?? {}));

  const share = similar.getByRole('status').filter({ hasText: /similar lots? sold at or under this$/ });
  const amount = similar.getByRole('textbox', { name: 'Amount, ¥' });
  for (const asked of [Math.min(...prices), Math.max(...prices), 1]) {
    await amount.fill(String(asked));
    const percent = Math.round((shareAtOrUnder(prices, asked) ?? 0) * 100);
    await expect(share).toHaveText(new RegExp(`^${percent}\\s% of ${prices.length} `));
  }
  await similar.getByRole('button', { name: 'Median' }).click();
  expect(digitsOf(await amount.inputValue())).toBe(quartilesOf(prices)?.median);
  await amount.press('ArrowUp');
  expect(digitsOf(await amount.inputValue())).toBeGreaterThan(quartilesOf(prices)?.median ?? 0);
});

test('a row leads to the sold lot, in its statistics, and says the same price there', async ({ browserOf }) => {
  const page = await browserOf('client');
  const similar = await openComparable(page);
  const [price] = await pricesIn(similar);
  const link = similar.getByRole('table').getByRole('link').first();
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/car-(?:statistics|auctions)\/\d+$/);
  await link.click();
  await expect(page).toHaveURL(href);
  const amount = similarOf(page).getByRole('textbox', { name: 'Amount, ¥' });
  await expect.poll(async () => digitsOf(await amount.inputValue())).toBe(price);
});

test('who may not see statistics sees nothing of it, of a stock car neither', async ({ browserOf }) => {
  const page = await browserOf('guest');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openListing(page);
  await page.goto(await lotAt(page, 0));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(' · ');
  await page.goto('/oneprice');
  await page.goto((await page.getByRole('main').locator('a[href^="/oneprice/"]').first().getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(similarOf(page)).toBeHidden();
  expect(asked.filter((url) => url.includes('price-sense'))).toEqual([]);
});

for (const viewport of [undefined, phone]) {
  test(`similar lots fit ${viewport ? 'a phone' : 'a desktop'}`, async ({ browserOf }) => {
    const page = await browserOf('client', viewport ? { viewport } : {});
    const similar = await openComparable(page);
    const room = await similar.boundingBox();
    const table = await similar.getByRole('table').boundingBox();
    expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0));
  });
}
