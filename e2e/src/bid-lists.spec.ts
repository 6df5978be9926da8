import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { manager } from './support/staff.ts';

const rows = (page: Page) => page.locator('[data-bid-id]');

test('a lot number filters a manager’s list to its bid', async ({ browserOf }) => {
  const page = await browserOf(manager, { viewport: { width: 1440, height: 900 } });
  await page.goto('/bid-manager?auctionDate=all&manager=all');
  const lot = await rows(page).first().getByRole('link').first().textContent();
  const bidId = await rows(page).first().getAttribute('data-bid-id');
  const field = page.getByRole('combobox', { name: 'Lot number' });
  await field.fill(lot ?? '');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/bidId=\d+/);
  await expect(rows(page)).toHaveCount(1);
  await field.fill('');
  await expect(page).not.toHaveURL(/bidId/);
  expect(Number(bidId)).toBeGreaterThan(0);
});
