import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { linkIn, mailOf } from './support/mail.ts';
import { newAddress, registered } from './support/accounts.ts';
import { madeByTest } from './support/refuse.ts';
import { password, withConsent } from './support/sign-in.ts';

const another = 'Lamp-and-sheet-9';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'The letter is on its way' })).toBeFocused();
}

async function choosePassword(page: Page, chosen: string, repeat = chosen): Promise<void> {
  await page.getByLabel('New password').fill(chosen);
  await page.getByLabel('Repeat the password').fill(repeat);
  await page.getByRole('button', { name: 'Save the password' }).click();
}

async function enter(page: Page, email: string, tried: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(tried);
  await page.keyboard.press('Enter');
}

test('a mailed link sets a new password once; the old one and every sign-in are over', async ({
  page,
  context,
  browserOf,
}) => {
  await withConsent(context);
  const email = await registered();
  const other = await browserOf(email);
  await other.goto('/profile');
  await expect(other.getByRole('heading', { name: 'Profile' })).toBeVisible();

  await askForLink(page, email);
  const link = linkIn(await mailOf(email, 'A new password'), '/auth/change-password');
  await page.goto(link);
  await choosePassword(page, '12345', '123456');
  await expect(page.getByText('Must contain more than 5 characters')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await choosePassword(page, another);
  await expect(page.getByRole('heading', { name: 'The password is changed' })).toBeFocused();
  await expect(other.getByRole('dialog', { name: 'Session expired' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('This link has expired or is invalid')).toBeVisible();
  await enter(page, email, password);
  await expect(page.getByText('Incorrect username or password')).toBeVisible();
  await enter(page, email, another);
  await expect(page).toHaveURL('/car-auctions');
});

test('a link works in the browser that is signed in, and no dialog speaks of its own end', async ({
  context,
  browserOf,
}) => {
  const email = await registered();
  const page = await browserOf(email);
  const request = await page.context().newPage();
  await request.goto('/profile');
  await page.goto('/auth/forgot-password');
  // Signed in there is nothing to forget.
  await expect(page).toHaveURL('/car-auctions');
  const visitor = await context.newPage();
  await withConsent(context);
  await askForLink(visitor, email);
  await page.goto(linkIn(await mailOf(email, 'A new password'), '/auth/change-password'));
  await choosePassword(page, another);
  await expect(page.getByRole('heading', { name: 'The password is changed' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an unknown address gets the same stage', async ({ page, context }) => {
  await withConsent(context);
  await askForLink(page, newAddress());
});

test('a link without a token, or with a wrong one, leads to asking again', async ({ page, context }) => {
  await withConsent(context);
  for (const address of ['/auth/change-password', '/auth/change-password?token=nothing']) {
    await page.goto(address);
    await expect(page.getByText('This link has expired or is invalid')).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/auth/forgot-password');
  }
});

test('a captcha that does not hold is said in words, and the form can be sent again', async ({ page, context }) => {
  await withConsent(context);
  await page.goto('/auth/forgot-password');
  const tokens: string[] = [];
  await page.route('**/v1/auth/reset-password?**', async (route) => {
    tokens.push(route.request().headers()['captcha-token'] ?? '');
    if (tokens.length > 1) return route.continue();
    return route.fulfill({
      status: 403,
      headers: { [madeByTest]: 'yes' },
      json: { success: false, code: 'CAPTCHA', data: {}, text: { en: '', ru: '' }, id: '' },
    });
  });
  await page.getByLabel('Email').fill(newAddress());
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Recaptcha error. Please try again')).toBeVisible();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'The letter is on its way' })).toBeVisible();
  expect(new Set(tokens).size).toBe(2);
});

test('a captcha that does not load leaves the sign-in usable', async ({ page, context }) => {
  await withConsent(context);
  await page.route('**/assets/captcha*.js', (route) => route.abort());
  await enter(page, 'client@demo.seri', 'seri-demo');
  await expect(page).toHaveURL('/car-auctions');
});

test('who knows the current password changes it; other browsers are signed out, this one stays', async ({
  browserOf,
}) => {
  const email = await registered();
  const page = await browserOf(email);
  const other = await browserOf(email);
  await other.goto('/profile');
  await page.goto('/change-password');
  await page.getByLabel('Current password').fill('not-the-password');
  await choosePassword(page, another);
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/current password is wrong/);
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Other browsers that had the account open are signed out')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('');
  await expect(other.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();

  await enter(other, email, another);
  await expect(other).toHaveURL('/car-auctions');
});
