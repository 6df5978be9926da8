import type { Page } from '@playwright/test';
import { clientWith, placeBid } from './support/bidding.ts';
import { db } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { countKeys, keysWork, readDialog } from './support/keys.ts';
import { rows } from './support/listing.ts';
import { withConsent } from './support/sign-in.ts';
import { staffAndClient } from './support/staff-and-client.ts';

/** A multiple of every house's step, above the start of every lot on the first page of the cheapest. */
const amount = '960000';
const shownAmount = /960.000.¥/;
const desktop = { width: 1440, height: 900 };
const inDays = (days: number) => new Date(Date.now() + (9 + 24 * days) * 3_600_000).toISOString().slice(0, 10);

/** Goes to a cheap lot of the days to come, which no other journey takes. */
async function standOnRow(page: Page, place: number): Promise<void> {
  await page.setViewportSize(desktop);
  await page.goto(`/car-auctions?sort=startPrice&order=ASC&auctionDateFrom=${inDays(2)}`);
  await keysWork(page);
  const link = rows(page).nth(place).getByRole('link');
  await link.focus();
  await expect(link).toBeFocused();
}

async function confirm(page: Page, keys: ReturnType<typeof countKeys>): Promise<void> {
  const ask = page.getByRole('dialog', { name: 'Place this bid?' });
  await expect(ask.getByRole('checkbox')).toBeFocused();
  await expect(ask.getByText(/^Bidding closes .* JST/)).toBeVisible();
  await readDialog(page);
  await keys.press('Enter');
  await expect(ask.getByRole('checkbox')).toBeChecked();
  await keys.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Bid placed' })).toContainText(shownAmount);
}

test('R50: from its row in the list a client bids on a lot with at most 12 keys', async ({
  page,
  context,
  baseURL,
}) => {
  await withConsent(context);
  await clientWith(page, baseURL, 3_000_000);
  await placeBid(page, baseURL);
  await standOnRow(page, 16);

  const keys = countKeys(page);
  await keys.press('b');
  const panel = page.locator('[data-bid-panel]');
  await expect(panel.getByRole('textbox', { name: /^Your bid, step/ })).toBeFocused();
  await expect(panel.getByRole('combobox', { name: 'Export type' })).toHaveValue('1');
  await expect(panel.getByText(/^Bidding closes .* JST/)).toBeVisible();
  await keys.type(amount);
  await expect(panel.getByRole('button', { name: /^Place bid/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('columnheader', { name: 'Average' })).toBeInViewport({ ratio: 1 });
  await keys.press('Enter');
  await confirm(page, keys);
  await readDialog(page);
  await keys.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(keys.count()).toBeLessThanOrEqual(12);
});

/** Four letters that no other account has: its number in letters that names and addresses hardly use. */
async function nameShortly(clientId: number): Promise<string> {
  const letters = 'qxzjvkwy';
  const word = [0, 1, 2, 3].map((place) => letters[Math.floor(clientId / 8 ** place) % 8]).join('');
  await db.updateTable('account').set({ company: word }).where('id', '=', clientId).execute();
  return word;
}

test('R50: from its row in the list staff bid on a lot for a client with at most 15 keys', async ({ browserOf }) => {
  const { staff, clientId } = await staffAndClient({});
  const word = await nameShortly(clientId);
  const page = await browserOf(staff);
  await standOnRow(page, 18);

  const keys = countKeys(page);
  await keys.press('b');
  const panel = page.locator('[data-bid-panel]');
  await expect(panel.getByRole('combobox', { name: 'Client' })).toBeFocused();
  await keys.type(word);
  await expect(panel.getByText('1 client found')).toBeVisible();
  await keys.press('Enter');
  await expect(panel.getByRole('textbox', { name: /^Bid, step/ })).toBeFocused();
  await expect(panel.getByText(/available to bid/)).toBeVisible();
  await keys.type(amount);
  await expect(panel.getByRole('button', { name: /^Place bid/ })).toBeInViewport({ ratio: 1 });
  await keys.press('Enter');
  await confirm(page, keys);
  expect(keys.count()).toBeLessThanOrEqual(15);
});
