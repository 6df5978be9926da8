import type { Page } from '@playwright/test';
import { expectNoBarriersIn } from './support/barriers.ts';
import { expect, test } from './support/fixtures.ts';
import { phone } from './support/listing.ts';
import { manager } from './support/staff.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const figure = (page: Page, caption: string) => page.locator('dl > div').filter({ hasText: caption });

test('a client sees its day, from the profile on, and goes from there to its bids', async ({ browserOf }) => {
  const page = await browserOf('client');
  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page)).toHaveText(/\d{1,2} \w+$/);
  for (const caption of ['Free to bid', 'Balance', 'Bids today', 'Wins today', 'Chats unread']) {
    await expect(figure(page, caption).first()).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Recent changes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Clients by exposure' })).toBeHidden();
  await page.getByRole('link', { name: 'All bids' }).click();
  await expect(page).toHaveURL('/bids');
});

test('staff look at their own clients, then at all, and read a chart as a table by keyboard', async ({ browserOf }) => {
  const page = await browserOf(manager);
  await page.goto('/dashboard');
  await page.getByRole('radio', { name: 'All' }).press('Space');
  await expect(page).toHaveURL('/dashboard?scope=all');
  await expect(figure(page, 'New, waiting for me')).toBeVisible();
  await page.getByRole('button', { name: 'As a table: Wins, last 14 days' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Wins, last 14 days' }).getByRole('row')).toHaveCount(15);
  await expectNoBarriersIn(page, 'main');
  await figure(page, 'New, waiting for me').getByRole('link').click();
  await expect(page).toHaveURL(/\/bid-manager\?bidStatus=1/);
});

const forms = [
  ['beside it on a desktop', { width: 1440, height: 900 }],
  ['from the side of a phone', phone],
] as const;

for (const [place, viewport] of forms) {
  test(`the name of a client opens its card ${place}, and Escape gives the focus back`, async ({ browserOf }) => {
    const page = await browserOf(manager, { viewport });
    await page.goto('/bid-manager?manager=&auctionDate=');
    const row = page.locator('[data-bid-id]').first();
    const name = row.locator('button[aria-haspopup="dialog"]').first();
    const client = (await name.textContent()) ?? '';
    await name.press('Enter');
    const card = page.getByRole('dialog', { name: client });
    await expect(card.getByText('Credit limit', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Open the client' })).toHaveAttribute('href', /^\/clients\/\d+$/);
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(name).toBeFocused();
    await name.press('Enter');
    await card.getByRole('button', { name: 'Set the credit limit' }).click();
    await expect(page.getByRole('dialog', { name: 'Set the credit limit' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(name).toBeFocused();
  });
}

test('a client opens no card of its own, and its answers hold no name for one', async ({ browserOf }) => {
  const page = await browserOf('client');
  const answer = page.waitForResponse(/\/v1\/bid\/my-bid/);
  await page.goto('/bids');
  const { cars } = (await (await answer).json()) as { cars: { user: unknown }[] };
  expect(cars.length).toBeGreaterThan(0);
  expect(cars.every(({ user }) => user === null)).toBe(true);
  await expect(page.locator('[data-bid-id]').first()).toBeVisible();
  await expect(page.locator('[data-bid-id] button[aria-haspopup="dialog"][class*="name"]')).toHaveCount(0);
});
