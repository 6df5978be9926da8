import type { APIRequestContext, Page } from '@playwright/test';
import { placeBid } from './support/bidding.ts';
import { expect, test } from './support/fixtures.ts';
import { phone } from './support/listing.ts';
import { refuse } from './support/refuse.ts';
import { withoutLive } from './support/without-live.ts';

async function cancel(request: APIRequestContext, baseURL: string, bidId: number): Promise<void> {
  const answer = await request.put('/v1/bid/update-bid-status', {
    headers: { origin: baseURL },
    data: { bidId, status: 4 },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const bidOf = (page: Page, bidId: number) => page.locator(`[data-bid-id="${bidId}"]`);
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Bids by status' }).getByRole('link', { name });

test('a bid that is placed and cancelled elsewhere comes into the list and goes to the archive, without a reload', async ({
  browserOf,
  baseURL,
}) => {
  const page = await browserOf('dealer');
  const elsewhere = await browserOf('dealer');
  await page.goto('/dealer-bids?bidType=mine&sort=bidDate&order=DESC');
  await expect(page.locator('[data-bid-id]').first()).toBeVisible();
  const { bidId } = await placeBid(elsewhere, baseURL, 0);
  const row = bidOf(page, bidId);
  await expect(row).toContainText('Under Review');
  await expect(row.getByRole('button', { name: /change|edit/i })).toHaveCount(0);

  await cancel(elsewhere.request, baseURL ?? '', bidId);
  await expect(row.locator('[data-bid="cancelled"]')).toBeVisible();
  await tab(page, /^Archive/).click();
  await expect(page.getByRole('heading', { name: 'Archive bids' })).toBeVisible();
  await tab(page, /^Cancel/).click();
  await expect(bidOf(page, bidId)).toBeVisible();
});

test('tabs, whose bids and order stand in the address, and Back returns', async ({ browserOf }) => {
  const page = await browserOf('dealer');
  await page.goto('/dealer-bids');
  await expect(page.locator('[data-bid-id]').first()).toBeVisible();
  await tab(page, /^Bid \d/).click();
  await expect(page).toHaveURL(/bidStatus=2$/);
  await expect(page.locator('[data-bid-id] [data-bid]:not([data-bid="bid"])')).toHaveCount(0);
  await page.getByText('Mine', { exact: true }).click();
  await expect(page).toHaveURL(/bidStatus=2&bidType=mine$/);
  await page.getByRole('button', { name: 'Bid', exact: true }).click();
  await expect(page).toHaveURL(/sort=bidAmount&order=ASC$/);
  await tab(page, /^Bid \d/).click();
  await expect(page).toHaveURL(/dealer-bids\?bidType=mine&sort=bidAmount&order=ASC$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/bidStatus=2&bidType=mine$/);
});

test('by keyboard alone: from the tabs to a bid, whose lot opens in a tab of its own', async ({ browserOf }) => {
  const page = await browserOf('client');
  await page.goto('/bids');
  const first = page.locator('[data-bid-id]').first();
  await expect(first).toBeVisible();
  await tab(page, /^All/).focus();
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Tab');
    if (await first.locator('a:focus').count()) break;
  }
  await expect(first.getByRole('link')).toBeFocused();
  const [lot] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(lot).toHaveURL(/\/(?:car|bike)-auctions\/\d+|\/machinery\/\d+|\/oneprice\/\d+|-statistics\/\d+/);
  await expect(page).toHaveURL(/\/bids$/);
});

test('what does not load says so and is tried again', async ({ browserOf }) => {
  const page = await browserOf('client');
  await withoutLive(page);
  await refuse(page, '**/v1/bid/my-bid*');
  await page.goto('/bids');
  await expect(page.getByRole('heading', { name: 'The bids did not load' })).toBeVisible();
  await page.unroute('**/v1/bid/my-bid*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-bid-id]').first()).toBeVisible();
});

test('nobody sees a dealer’s list but a dealer', async ({ browserOf }) => {
  const page = await browserOf('client');
  await page.goto('/bids');
  expect((await page.request.get('/v1/bid/dealer')).status()).toBe(403);
  await page.goto('/dealer-bids');
  await expect(page).not.toHaveURL(/dealer-bids/);
});

test('a list without bids says what brings one', async ({ browserOf }) => {
  const page = await browserOf('guest');
  await page.goto('/bids');
  await expect(page.getByRole('heading', { name: 'No bids yet' })).toBeVisible();
});

for (const [form, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', phone],
] as const) {
  test(`on a ${form} the lists do not scroll sideways`, async ({ browserOf }) => {
    const page = await browserOf('dealer', { viewport });
    for (const path of ['/dealer-bids', '/archive-bids']) {
      await page.goto(path);
      await expect(page.locator('[data-bid-id]').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
}

test('in Russian a new bid is under review, and on a phone it stands in one strip', async ({ browserOf }) => {
  const page = await browserOf('vip', { viewport: phone });
  await page.goto('/bids?bidStatus=1');
  const strip = page.getByRole('list', { name: 'Мои ставки' }).getByRole('listitem').first();
  await expect(strip).toContainText('На рассмотрении');
  await expect(strip).toContainText('¥');
});
