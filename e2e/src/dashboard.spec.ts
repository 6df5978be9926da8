import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const figure = (page: Page, caption: string) => page.locator('dl > div').filter({ hasText: caption });

test('a client sees its day, from the profile on, and goes from there to its bids', async ({ browserOf }) => {
  const page = await browserOf('client');
  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page)).toHaveText(/^(Good|Hello).*, \w+$/);
  for (const caption of ['Available to bid', 'Balance', 'Bids today', 'Wins today', 'Unread chats']) {
    await expect(figure(page, caption).first()).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Recent changes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Clients by money in open bids' })).toBeHidden();
  await page.getByRole('link', { name: 'All bids' }).click();
  await expect(page).toHaveURL('/bids');
});
