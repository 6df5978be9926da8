import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { manager } from './support/staff.ts';

const rows = (page: Page) => page.locator('[data-bid-id]');
const filter = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Filters' }).getByRole('button', { name });

test('a manager begins with the own clients, widens, narrows and sorts, and Back goes the same way', async ({
  browserOf,
}) => {
  const page = await browserOf(manager, { viewport: { width: 1440, height: 900 } });
  await page.goto('/bid-manager');
  await expect(filter(page, /^Manager/)).toContainText('Mine');
  await filter(page, /^Manager/).click();
  await page.getByRole('button', { name: 'Any', exact: true }).click();
  await expect(filter(page, /^Manager/)).toContainText('Any');
  await expect(page).toHaveURL(/manager=all/);
  await page.keyboard.press('Escape');

  const amount = page.getByRole('columnheader', { name: 'Bid', exact: true });
  for (const [order, address] of [
    ['ascending', /order=ASC/],
    ['descending', /order=DESC/],
    ['none', /^[^?]*\?(?!.*sort=)/],
  ] as const) {
    await amount.getByRole('button').click();
    await expect(amount).toHaveAttribute('aria-sort', order);
    await expect(page).toHaveURL(address);
  }
  await page.goBack();
  await expect(amount).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('radio', { name: '50' }).press('Space');
  await expect(page).toHaveURL(/pageSize=50/);
  await page.goto('/bid-manager');
  await expect(page.getByRole('radio', { name: '50' })).toBeChecked();
});

test('the number of a lot leads a manager to its bid alone', async ({ browserOf }) => {
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
