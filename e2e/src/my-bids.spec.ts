import type { APIRequestContext, Page } from '@playwright/test';
import { placeBid } from './support/bidding.ts';
import { expect, test } from './support/fixtures.ts';

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

test('a bid placed and cancelled elsewhere appears in the list and moves to the archive without a reload', async ({
  browserOf,
  baseURL,
}) => {
  const page = await browserOf('dealer');
  const elsewhere = await browserOf('dealer');
  await page.goto('/dealer-bids?bidType=mine&sort=bidDate&order=DESC');
  await expect(page.locator('[data-bid-id]').first()).toBeVisible();
  const { bidId } = await placeBid(elsewhere, baseURL);
  const row = bidOf(page, bidId);
  await expect(row).toContainText('Under Review');
  await expect(row.getByRole('button', { name: /change|edit/i })).toHaveCount(0);

  await cancel(elsewhere.request, baseURL ?? '', bidId);
  await expect(row.locator('[data-bid="cancelled"]')).toBeVisible();
  await tab(page, /^Archive/).click();
  await expect(page.getByRole('heading', { name: 'Archived bids' })).toBeVisible();
  await tab(page, /^Cancel/).click();
  await expect(bidOf(page, bidId)).toBeVisible();
});
