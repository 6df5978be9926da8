import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { registered } from './support/accounts.ts';
import { manager, openClient } from './support/staff.ts';

const menuEntry = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });

/** Chooses a state in the row of a permission. Its radio is hidden behind the label. */
const choose = (page: Page, flag: string, state: 'On' | 'Off' | 'By level') =>
  page.getByRole('group', { name: flag }).getByRole('radio', { name: state }).check({ force: true });

async function setLevel(page: Page, level: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Access level' }).selectOption(level);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
}

test('a revoked permission takes effect in the open browser, and so does its return', async ({ browserOf }) => {
  const email = await registered();
  const client = await browserOf(email);
  await client.goto('/payments');
  await expect(menuEntry(client, 'Car listing')).toBeVisible();
  const staff = await browserOf(manager);
  await openClient(staff, email, 'Access');
  await choose(staff, 'Car auctions', 'Off');
  await staff.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(staff.getByText('Permissions saved')).toBeVisible();
  await expect(menuEntry(client, 'Car listing')).toHaveCount(0);

  await choose(staff, 'Car auctions', 'By level');
  await staff.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(menuEntry(client, 'Car listing')).toBeVisible();
});

test('disabling asks first, and ends the client’s open browser', async ({ browserOf }) => {
  const email = await registered();
  const client = await browserOf(email);
  await client.goto('/payments');
  await expect(client.getByRole('heading', { name: 'No records found' })).toBeVisible();
  const staff = await browserOf(manager);
  await openClient(staff, email, 'Access');
  await setLevel(staff, 'Disabled');
  const dialog = staff.getByRole('dialog', { name: 'Disable this account?' });
  await expect(dialog).toContainText('will be signed out everywhere');
  await staff.keyboard.press('Escape');
  await expect(staff.getByRole('button', { name: 'Change', exact: true })).toBeFocused();

  await staff.getByRole('button', { name: 'Change', exact: true }).click();
  await dialog.getByRole('button', { name: 'Disable', exact: true }).click();
  await expect(staff.locator('header').getByText('Disabled')).toBeVisible();
  await expect(client.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
});

test('an owner makes staff, who then finds clients and not staff', async ({ browserOf }) => {
  const email = await registered();
  const owner = await browserOf('owner');
  await openClient(owner, email, 'Access');
  await setLevel(owner, 'Manager');
  await expect(owner.locator('header').getByText('Manager')).toBeVisible();
  await owner.goto(`/clients?scope=staff&search=${email}`);
  await expect(owner.getByRole('table', { name: 'Clients' }).locator('tbody tr')).toHaveCount(1);
  const staff = await browserOf(email);
  await staff.goto('/clients?scope=all');
  await expect(staff.getByRole('table', { name: 'Clients' }).locator('tbody tr').first()).toBeVisible();
  await expect(staff.getByRole('radio', { name: 'Staff' })).toHaveCount(0);
});
