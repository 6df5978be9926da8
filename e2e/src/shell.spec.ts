import { expect, test } from './support/fixtures.ts';
import { openListing } from './support/listing.ts';

test('signed in, a language is saved to the account and the page starts anew', async ({ browserOf }) => {
  const page = await browserOf('owner');
  await openListing(page);
  const saved = page.waitForRequest((request) => request.url().endsWith('/v1/user/update-setting'));
  await page.getByRole('button', { name: 'EN, Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Русский' }).click();
  expect((await saved).method()).toBe('PUT');
  await expect(page).toHaveTitle('Автомобили · Seri');
  await page.getByRole('button', { name: 'RU, Язык' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page).toHaveTitle('Car listing · Seri');
});

test('the theme is kept only with consent', async ({ page }) => {
  const root = page.locator('html');
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');

  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
});

test('the system’s dark preference rules a first visit', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ colorScheme: 'dark', baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/auth/login');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await context.close();
});

test('a denial of cookies stays over a reload', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Deny' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
});

test('a session that has ended says so, and leads back to the same address', async ({ browserOf }) => {
  const page = await browserOf('guest');
  await openListing(page, '?sort=year&order=ASC');
  await page.context().clearCookies();
  // Dispatched as an event: the live connection may have noticed first, and then the dialog already covers the head.
  await page.getByRole('columnheader', { name: 'Year' }).getByRole('button').dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Session expired' });
  await expect(dialog).toContainText('Your session has expired. Please login to your account to proceed');
  await expect(dialog.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Log in again' }).click();
  await expect(page).toHaveURL('/auth/login');
  await page.getByRole('button', { name: 'Sign in as guest' }).click();
  await expect(page).toHaveURL('/car-auctions?show=open&sort=year&order=DESC');
});

test('signing out in one tab signs out the other', async ({ browserOf }) => {
  const page = await browserOf('guest');
  await openListing(page);
  const other = await page.context().newPage();
  await openListing(other);
  await other.getByRole('button', { name: /^Account:/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth/login');
});
