import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** The only journey with this role; the account reads Russian. */
const troublesome = 'troublesome@demo.seri';
const own = 'Changed from the default';

const cell = (page: Page, flag: string, role: string) =>
  page.getByRole('checkbox', { name: `${flag}, ${role}`, exact: true });

const state = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('a flag revoked from a role takes effect on open pages of its accounts, and so does its return', async ({
  browserOf,
}) => {
  const client = await browserOf(troublesome);
  await client.goto('/payments');
  const listing = client.getByRole('navigation').getByRole('link', { name: 'Автомобили' });
  await expect(listing).toBeVisible();

  const owner = await browserOf('owner');
  await owner.goto('/clients');
  await owner.getByRole('link', { name: 'Access levels' }).click();
  const flag = cell(owner, 'Car auctions', 'Troublesome');
  await flag.uncheck();
  await expect(flag).toHaveAccessibleDescription(`${own} Not saved yet`);
  await expect(state(owner, '1 change')).toBeVisible();
  await expect(listing).toBeVisible();
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(state(owner, 'All saved')).toBeVisible();
  await expect(flag).toHaveAccessibleDescription(own);
  await expect(listing).toHaveCount(0);

  await flag.focus();
  await owner.keyboard.press('Space');
  await owner.keyboard.press('Enter');
  await expect(state(owner, 'All saved')).toBeVisible();
  await expect(flag).toHaveAccessibleDescription('');
  await expect(flag).toBeFocused();
  await expect(listing).toBeVisible();
});
