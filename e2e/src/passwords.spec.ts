import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { linkIn, mailOf } from './support/mail.ts';
import { registered } from './support/accounts.ts';
import { password, withConsent } from './support/sign-in.ts';

const another = 'Lamp-and-sheet-9';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
}

async function choosePassword(page: Page, chosen: string): Promise<void> {
  await page.getByLabel('New password').fill(chosen);
  await page.getByLabel('Repeat the password').fill(chosen);
  await page.getByRole('button', { name: 'Save password' }).click();
}

async function enter(page: Page, email: string, tried: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(tried);
  await page.keyboard.press('Enter');
}

test('a mailed link sets a new password once; the old one and every sign-in end', async ({
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
  const link = linkIn(await mailOf(email, 'Set a new password'), '/auth/change-password');
  await page.goto(link);
  await choosePassword(page, another);
  await expect(page.getByRole('heading', { name: 'The password is changed' })).toBeFocused();
  await expect(other.getByRole('dialog', { name: 'Session expired' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('This link has expired or is invalid')).toBeVisible();
  await enter(page, email, password);
  await expect(page.getByText('Incorrect username or password')).toBeVisible();
  await enter(page, email, another);
  await expect(page).toHaveURL('/car-auctions?show=open');
});

test('a link works in a signed-in browser, without a dialog about the ended session', async ({
  context,
  browserOf,
}) => {
  const email = await registered();
  const page = await browserOf(email);
  const request = await page.context().newPage();
  await request.goto('/profile');
  const visitor = await context.newPage();
  await withConsent(context);
  await askForLink(visitor, email);
  await page.goto(linkIn(await mailOf(email, 'Set a new password'), '/auth/change-password'));
  await choosePassword(page, another);
  await expect(page.getByRole('heading', { name: 'The password is changed' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('changing the password requires the current one and signs out the other browsers', async ({ browserOf }) => {
  const email = await registered();
  const page = await browserOf(email);
  const other = await browserOf(email);
  await other.goto('/profile');
  await page.goto('/change-password');
  await page.getByLabel('Current password').fill(password);
  await choosePassword(page, another);
  await expect(page.getByText('All other browsers have been signed out')).toBeVisible();
  await expect(other.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();

  await enter(other, email, another);
  await expect(other).toHaveURL('/car-auctions?show=open');
});
