import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { phone } from './support/listing.ts';
import { registered } from './support/accounts.ts';

const places = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');

test('an account’s own data is saved', async ({ browserOf }) => {
  const page = await browserOf(await registered());
  await page.goto('/profile');
  await expect(page.getByLabel('Full name')).toHaveValue('Joan Journey');
  await page.getByLabel('City').fill('Nagoya');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByLabel('City')).toHaveValue('Nagoya');
});

test('the language of the profile is saved, and the page speaks it', async ({ browserOf }) => {
  const page = await browserOf(await registered());
  await page.goto('/profile');
  await page.getByRole('main').getByRole('radio', { name: 'Русский' }).click({ force: true });
  await expect(page.getByRole('heading', { name: 'Профиль' })).toBeVisible();
  await page.setViewportSize(phone);
  await expect(page.getByText('Где выполнен вход')).toBeVisible();
});

test('other browsers can be signed out one by one or all at once', async ({ browserOf }) => {
  const email = await registered();
  const page = await browserOf(email);
  const others = [await browserOf(email), await browserOf(email)];
  for (const other of others) await other.goto('/profile');
  await page.goto('/profile');
  await expect(places(page)).toHaveCount(3);
  await expect(places(page).first()).toContainText('this browser');
  await expect(places(page).first()).toContainText('local network');

  await places(page)
    .nth(1)
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(places(page)).toHaveCount(2);

  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else' });
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(places(page)).toHaveCount(1);
  for (const other of others) await expect(other.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
