import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { withConsent } from './support/sign-in.ts';

test.describe.configure({ mode: 'parallel' });

const asked = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
};

const from = (page: Page, code: string) =>
  page.route('**/v1/site/ip-info', (route) =>
    route.fulfill({
      json: {
        ip: '203.0.113.24',
        isLocal: false,
        country: { id: 183, name: 'Russian Federation', code },
        city: { name: 'Vladivostok' },
      },
    }),
  );

test('where a visitor comes from is asked for once cookies were accepted, also when later', async ({ page }) => {
  await from(page, 'jp');
  const paths = asked(page);
  await page.goto('/auth/login');
  await expect.poll(() => paths).toContain('/v1/site/currency-list');
  expect(paths).toContain('/v1/site/get-country-list');
  expect(paths).not.toContain('/v1/site/ip-info');
  await expect(page.getByText(/^Your address/)).toBeHidden();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Your address 203.0.113.24 · Vladivostok, Japan')).toBeVisible();
  await expect(page.getByRole('link', { name: 'IP geolocation by DB-IP' })).toHaveAttribute(
    'href',
    'https://db-ip.com',
  );
});

test('after a denial nothing of it is asked or shown', async ({ page, context }) => {
  await withConsent(context, 'denied');
  const paths = asked(page);
  await page.goto('/auth/login');
  await expect.poll(() => paths).toContain('/v1/site/currency-list');
  expect(paths).not.toContain('/v1/site/ip-info');
  await expect(page.getByText(/^Your address/)).toBeHidden();
});

test('a visitor from Belarus reads Russian, once: English that is chosen later stays', async ({ page }) => {
  await from(page, 'BY');
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await page.getByRole('radio', { name: 'EN, Английский' }).click({ force: true });
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Your address/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('after signing in the counters of the menu and two more lists load', async ({ browserOf }) => {
  const page = await browserOf('guest');
  const paths = asked(page);
  await page.goto('/car-auctions');
  const lists = ['/v1/site/menu-counters', '/v1/site/gearbox-list', '/v1/site/auction-status-list'];
  await expect.poll(() => paths).toEqual(expect.arrayContaining(lists));
});

test('the notice of the house stands on the sign-in page only', async ({ page, context }) => {
  await withConsent(context);
  const notice = page.getByText('We have moved to a new auction system');
  await page.goto('/auth/login');
  await expect(notice).toBeVisible();
  for (const address of ['/auth/sign-up', '/auth/forgot-password', '/auth/change-password', '/verify-email']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
  }
});
