import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const digitsOf = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));
const similarOf = (page: Page) => page.getByRole('region', { name: 'What similar lots sold for' });

/** Opens an upcoming lot with similar ones, which not every lot of the demonstration has. */
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
  return similarOf(page);
}

async function pricesIn(similar: Locator): Promise<number[]> {
  const table = similar.getByRole('table', { name: 'Similar lots that were sold' });
  const all = similar.getByRole('button', { name: /^Show all/ });
  if (await all.isVisible()) await all.click();
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  const cells = await table.locator('tbody tr td:last-child').allTextContents();
  return cells.map(digitsOf);
}

test('a row leads to the sold lot, in its statistics, and says the same price there', async ({ browserOf }) => {
  const page = await browserOf('client');
  const similar = await openComparable(page);
  const [price] = await pricesIn(similar);
  const link = similar.getByRole('table').getByRole('link').first();
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/car-(?:statistics|auctions)\/\d+$/);
  await link.click();
  await expect(page).toHaveURL(href);
  const sold = page.locator('dl > div').filter({ has: page.locator('dt', { hasText: /^Sold for$/ }) });
  await expect.poll(async () => digitsOf(await sold.locator('dd').first().textContent())).toBe(price);
});
