import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { openListing } from './support/listing.ts';
import { signInAs, withConsent } from './support/sign-in.ts';

const account = (page: Page) => page.getByRole('button', { name: /^Account:/ });

/** Blocks the tab's live connection. */
const putToSleep = (page: Page) => page.routeWebSocket(/\/v1\/live/, () => {});

test('a sleeping tab reloads when another tab signs in as another account', async ({ browserOf }) => {
  const page = await browserOf('guest');
  await putToSleep(page);
  await openListing(page);
  const before = await account(page).getAttribute('aria-label');
  const other = await page.context().newPage();
  await openListing(other);
  await account(other).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await other.getByRole('button', { name: 'Sign in as client' }).click();
  await expect(other).toHaveURL('/car-auctions?show=open');
  await expect(account(page)).toBeVisible();
  await expect(account(page)).not.toHaveAccessibleName(before ?? '');
  await expect(account(page)).toHaveAccessibleName((await account(other).getAttribute('aria-label')) ?? '');
});

test('a hidden tab reloads as another account once it is visible', async ({ browserOf, baseURL }) => {
  const page = await browserOf('guest');
  await putToSleep(page);
  await openListing(page);
  const before = await account(page).getAttribute('aria-label');
  await signInAs(page.context(), 'client', baseURL ?? '');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(account(page)).not.toHaveAccessibleName(before ?? '');
});

test('a live connection that reconnects as another account reloads the page', async ({ browserOf, baseURL }) => {
  const page = await browserOf('guest');
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/v1\/live/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  const connected = page.waitForEvent('websocket');
  await openListing(page);
  await (await connected).waitForEvent('framereceived');
  const before = await account(page).getAttribute('aria-label');
  // Deleting the cookies does not end the old sign-in, so only the new connection can reveal it.
  await page.context().clearCookies();
  await signInAs(page.context(), 'client', baseURL ?? '');
  await sockets.at(-1)?.close();
  await expect(account(page)).not.toHaveAccessibleName(before ?? '');
});

test('a sign-in that replaces another reloads the other tabs as the new account', async ({
  page,
  context,
  baseURL,
}) => {
  await withConsent(context);
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signInAs(context, 'guest', baseURL ?? '');
  const other = await context.newPage();
  await openListing(other, '?sort=year&order=DESC');
  const before = await account(other).getAttribute('aria-label');
  await page.getByRole('button', { name: 'Sign in as client' }).click();
  await expect(page).toHaveURL('/car-auctions?show=open');
  await expect(account(other)).not.toHaveAccessibleName(before ?? '');
  await expect(account(other)).toHaveAccessibleName((await account(page).getAttribute('aria-label')) ?? '');
});
