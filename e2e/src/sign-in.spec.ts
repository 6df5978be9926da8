import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { fillSignIn, withConsent } from './support/sign-in.ts';

test.beforeEach(({ context }) => withConsent(context));

test('a visitor who wanted a page gets it after signing in, with its query', async ({ page }) => {
  await page.goto('/car-auctions?sort=year&order=DESC');
  await expect(page).toHaveURL('/auth/login');
  await fillSignIn(page, 'client');
  await expect(page).toHaveURL('/car-auctions?show=open&sort=year&order=DESC');
  await expect(page.getByRole('table', { name: 'Car listing' })).toBeVisible();
});

test('the captcha’s solution is sent along, and its code loads only when the form is entered', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => request.url().includes('captcha') && loaded.push(request.url()));
  await page.goto('/auth/login');
  await expect(page.getByText(/^Your IP address/)).toBeVisible();
  expect(loaded).toEqual([]);
  const sent = page.waitForRequest((request) => request.url().endsWith('/v1/auth'));
  await fillSignIn(page, 'client');
  expect((await sent).headers()['captcha-token']).toBeTruthy();
  await expect(page).toHaveURL('/car-auctions?show=open');
  expect(loaded.some((url) => url.includes('action=login'))).toBe(true);
});

/** Once the element is painted, any layout shift fails the journey. */
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

test('the form waits for the content above it, so that nothing moves', async ({ page }) => {
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
  await expect(page.getByText(/^Your IP address/)).toBeVisible();
});
