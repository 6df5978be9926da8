import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { fillSignIn, withConsent } from './support/sign-in.ts';

test.beforeEach(({ context }) => withConsent(context));

test('a visitor who wanted a page gets it after signing in, with its query', async ({ page }) => {
  await page.goto('/car-auctions?sort=year&order=DESC');
  await expect(page).toHaveURL('/auth/login');
  await fillSignIn(page, 'client');
  await expect(page).toHaveURL('/car-auctions?sort=year&order=DESC');
  await expect(page.getByRole('table', { name: 'Car listing' })).toBeVisible();
});

test('the root is remembered as the listing', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/auth/login');
  await fillSignIn(page, 'client');
  await expect(page).toHaveURL('/car-auctions');
});

test('a wrong password is said above the form, without a refresh of the session', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await fillSignIn(page, 'client', 'not-the-password');
  await expect(page.getByText('Incorrect username or password')).toBeVisible();
  expect(calls.filter((path) => path.startsWith('/v1/auth'))).toEqual(['/v1/auth']);
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled();

  // Where the next value goes.
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill('seri-demo');
  await expect(page.getByText('Incorrect username or password')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/car-auctions');
});

test('the solution of a riddle goes along, and nothing of it is loaded before somebody enters the form', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => request.url().includes('captcha') && loaded.push(request.url()));
  await page.goto('/auth/login');
  await expect(page.getByText(/^Your address/)).toBeVisible();
  expect(loaded).toEqual([]);
  const sent = page.waitForRequest((request) => request.url().endsWith('/v1/auth'));
  await fillSignIn(page, 'client');
  expect((await sent).headers()['captcha-token']).toBeTruthy();
  await expect(page).toHaveURL('/car-auctions');
  expect(loaded.some((url) => url.includes('action=login'))).toBe(true);
});

for (const address of ['//evil.example', 'javascript:alert(1)', 'https://evil.example/', '/auth/login']) {
  test(`a remembered address ${address} is dropped`, async ({ page }) => {
    await page.goto('/auth/login');
    await page.evaluate((kept) => localStorage.setItem('seri.remembered', kept), address);
    await page.getByRole('button', { name: 'Sign in as client' }).click();
    await expect(page).toHaveURL('/car-auctions');
    expect(await page.evaluate(() => localStorage.getItem('seri.remembered'))).toBeNull();
  });
}

test('the form leads to registration and to a forgotten password', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot the password?' }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
  await page.getByRole('link', { name: 'To the sign-in page' }).click();
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Registration' })).toBeFocused();
});

/** From the frame after the one that shows it first, whatever moves on the page fails the journey. */
async function complainOfShifts(page: Page, shown: string): Promise<void> {
  await page.addInitScript((selector) => {
    let stoodAt = Infinity;
    const look = () => {
      if (!document.querySelector(selector)) requestAnimationFrame(look);
      else requestAnimationFrame(() => (stoodAt = performance.now()));
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      const moved = list.getEntries().filter(({ startTime }) => startTime > stoodAt);
      for (const shift of moved) reportError(new Error(`moved: ${JSON.stringify(shift)}`));
    }).observe({ type: 'layout-shift' });
  }, shown);
}

test('the form waits for what stands above it, and then nothing moves', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/v1/site/company', async (route) => {
    await answered;
    await route.continue();
  });
  await complainOfShifts(page, 'main form');
  await page.goto('/auth/login');
  await expect(page.getByRole('list', { name: 'Lots as on the auction sheet' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeHidden();

  answer();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByText(/^Your address/)).toBeVisible();
});

test('a disabled account with its password is an invalid user', async ({ page }) => {
  await page.goto('/auth/login');
  await fillSignIn(page, 'disabled');
  await expect(page.getByText('Invalid user')).toBeVisible();
});

test('fields are checked on submitting, and each error goes when its value changes', async ({ page }) => {
  await page.goto('/auth/login');
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });
  await submit.click();
  await expect(page.getByText('Required field')).toHaveCount(2);
  await expect(submit).toBeDisabled();

  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await expect(page.getByText('Required field')).toHaveCount(0);
  await submit.click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Must contain more than 5 characters')).toBeVisible();
});

test('a demo account signs in by one press, and signing out leads back and forgets', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Sign in as guest' }).click();
  await expect(page).toHaveURL('/car-auctions');
  await page.getByRole('columnheader', { name: 'Year' }).getByRole('button').click();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth/login');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('one who is signed in does not see the sign-in page', async ({ browserOf }) => {
  const page = await browserOf('client');
  await page.goto('/auth/login');
  await expect(page).toHaveURL('/car-auctions');
});

test('an error follows the language it is read in', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Required field')).toHaveCount(2);
  await page.getByRole('radio', { name: 'RU, Russian' }).click({ force: true });
  await expect(page.getByText('Обязательное поле')).toHaveCount(2);
});
