import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { phone } from './support/listing.ts';
import { linkIn, mailOf } from './support/mail.ts';
import { newAddress, registered } from './support/accounts.ts';
import { register } from './support/register.ts';
import { keep, password, withConsent } from './support/sign-in.ts';

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Register|Зарегистрироваться)$/ });

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

test('who registers confirms the address by the mailed link, and signs in', async ({ page, context }) => {
  await withConsent(context);
  const email = newAddress();
  await page.goto('/auth/sign-up');
  await fillIn(page, email);
  const sent = page.waitForRequest((request) => request.url().endsWith('/v1/auth/signup'));
  await submit(page).click();
  expect((await sent).headers()['captcha-token']).toBeTruthy();
  expect((await sent).postDataJSON()).toMatchObject({ email, language: 692, country: expect.any(Number), terms: true });
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();

  // Too early: the link is sent again.
  await page.getByRole('link', { name: 'To the sign-in page' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please confirm your e-mail')).toBeVisible();

  const link = linkIn(await mailOf(email, 'Confirm your e-mail address'), '/verify-email');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/car-auctions');

  await page.goto(link);
  await expect(page.getByText('This link has already been used, or has expired')).toBeVisible();
});

test('a link without a token has failed, and nobody is asked', async ({ page, context }) => {
  await withConsent(context);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/verify-email');
  await expect(page.getByText('This link has already been used, or has expired')).toBeVisible();
  await expect(page.getByRole('link', { name: 'To the sign-in page' })).toBeVisible();
  expect(calls.filter((url) => url.includes('verify-email') && url.includes('/v1/'))).toEqual([]);
});

test('an address that is taken gets the same stage, and its owner a mail', async ({ page, context }) => {
  await withConsent(context);
  const email = await registered();
  await page.goto('/auth/sign-up');
  await fillIn(page, email);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible();
  await mailOf(email, 'You already have an account');
});

test('a field is checked when it is left, the whole form when it is sent', async ({ page, context }) => {
  await withConsent(context);
  await page.goto('/auth/sign-up');
  await page.getByLabel('Email').fill('a@b');
  await page.getByLabel('City').focus();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Please fill in all required fields')).toBeHidden();
  await page.getByLabel('Email').fill('');
  await submit(page).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await expect(page.getByText('Required field', { exact: true })).toHaveCount(7);
  await expect(page.getByText('Confirmation is required')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByLabel('Repeat the password').fill('123456');
  await page.getByLabel('City').focus();
  await expect(page.getByText('Must contain more than 5 characters')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
});

test('in Russian a name has three words, a phone its mask, and the country is Russia at first', async ({
  page,
  context,
}) => {
  await withConsent(context);
  await keep(context, 'language', 'ru');
  await page.setViewportSize(phone);
  await page.goto('/auth/sign-up');
  await expect(page.getByLabel('Страна')).toHaveValue('183');
  await page.getByLabel('Фамилия, имя и отчество').fill('Иван Петров');
  const mobile = page.getByLabel('Мобильный телефон');
  await mobile.focus();
  await expect(page.getByText('Введите фамилию, имя и отчество')).toBeVisible();
  // As one writes it at home: no country, or an 8 in its place.
  await mobile.pressSequentially('914555012');
  await page.getByLabel('Город').focus();
  await expect(page.getByText('Введите номер полностью')).toBeVisible();
  await mobile.focus();
  await page.keyboard.press('End');
  await mobile.pressSequentially('3');
  await expect(mobile).toHaveValue('+7 (914) 555-01-23');
  // The caret stays where one types.
  await mobile.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5));
  await page.keyboard.press('Delete');
  await page.keyboard.type('5');
  await expect(mobile).toHaveValue('+7 (954) 555-01-23');
});

test('what was typed is remembered with consent, without passwords and terms', async ({ page, context }) => {
  await withConsent(context);
  const email = newAddress();
  await page.goto('/auth/sign-up');
  await fillIn(page, email);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Country').locator('option:checked')).toHaveText('Japan');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  const kept = await page.evaluate(() => localStorage.getItem('seri.signUp'));
  expect(kept).not.toContain(password);
});

test('without consent nothing of it is kept', async ({ page, context }) => {
  await withConsent(context, 'denied');
  await page.goto('/auth/sign-up');
  await fillIn(page, newAddress());
  expect(await page.evaluate(() => localStorage.getItem('seri.signUp'))).toBeNull();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('');
});

test('what the server finds wrong stands at its field', async ({ page, context }) => {
  await withConsent(context);
  await page.goto('/auth/sign-up');
  await fillIn(page, newAddress());
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByLabel('Repeat the password').fill('password');
  await submit(page).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/too common/);
});

test('a mailed link works in a browser that is signed in', async ({ browserOf, context, baseURL }) => {
  const email = await register(context.request, baseURL ?? '');
  const page = await browserOf('guest');
  await page.goto(linkIn(await mailOf(email, 'Confirm your e-mail address'), '/verify-email'));
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
});

test('one registers by keyboard alone', async ({ page, context }) => {
  await withConsent(context);
  await page.goto('/auth/sign-up');
  await page.getByLabel('Full name').focus();
  const type = async (...values: string[]) => {
    for (const value of values) {
      if (value) await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
  };
  // The eye of a password is a stop of its own.
  await type('Joan Journey', newAddress(), '+81 90 1234 5678', 'Japan', 'Yokohama', password, '', password, '', '');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toBeFocused();
});
