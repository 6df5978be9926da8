import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { linkIn, mailOf } from './support/mail.ts';
import { newAddress } from './support/accounts.ts';
import { password, withConsent } from './support/sign-in.ts';

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Register' });

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Joan Journey');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile phone').fill('+81 90 1234 5678');
  await page.getByLabel('Country').selectOption({ label: 'Japan' });
  await page.getByLabel('City').fill('Yokohama');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password').fill(password);
  await page.getByRole('checkbox').check();
}

test('a new account confirms its email by the mailed link and signs in', async ({ page, context }) => {
  await withConsent(context);
  const email = newAddress();
  await page.goto('/auth/sign-up');
  await fillIn(page, email);
  const sent = page.waitForRequest((request) => request.url().endsWith('/v1/auth/signup'));
  await submit(page).click();
  expect((await sent).headers()['captcha-token']).toBeTruthy();
  expect((await sent).postDataJSON()).toMatchObject({ email, language: 692, country: expect.any(Number), terms: true });
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();

  // Signs in before the confirmation, so the link is sent again.
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please confirm your email')).toBeVisible();

  const link = linkIn(await mailOf(email, 'Confirm your email address'), '/verify-email');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/car-auctions?show=open');

  await page.goto(link);
  await expect(page.getByText('This link has already been used, or has expired')).toBeVisible();
});
