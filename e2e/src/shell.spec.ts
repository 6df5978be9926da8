import { expect, test } from './support/fixtures.ts';
import { openListing, phone, rows } from './support/listing.ts';
import { refuse } from './support/refuse.ts';
import { withConsent } from './support/sign-in.ts';

test('a visitor’s language switches at once, without a call or a reload, and stays', async ({ page, context }) => {
  await withConsent(context, 'denied');
  // What a page load asks for by itself comes first.
  const lists = ['country', 'currency'].map((name) => page.waitForResponse(new RegExp(`/v1/site/.*${name}-list$`)));
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await Promise.all(lists);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/v1/') && calls.push(request.url()));
  await page.getByRole('radio', { name: 'RU, Russian' }).click({ force: true });
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await expect(page).toHaveTitle('Вход · Seri');
  expect(calls).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
});

test('signed in, a language is saved to the account and the page starts anew', async ({ browserOf }) => {
  const page = await browserOf('owner');
  await openListing(page);
  const saved = page.waitForRequest((request) => request.url().endsWith('/v1/user/update-setting'));
  await page.getByRole('button', { name: 'EN, Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Russian' }).click();
  expect((await saved).method()).toBe('PUT');
  await expect(page).toHaveTitle('Автомобили · Seri');
  await page.getByRole('button', { name: 'RU, Язык' }).click();
  await page.getByRole('menuitemradio', { name: 'Английский' }).click();
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
});

test('the system’s dark preference rules a first visit', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ colorScheme: 'dark', baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/auth/login');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await context.close();
});

test('denying cookies removes what was stored, the denial itself stays', async ({ page }) => {
  await page.goto('/auth/login');
  await page.evaluate(() => localStorage.setItem('seri.theme', 'dark'));
  await page.getByRole('button', { name: 'Deny' }).click();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).toEqual(['seri.consent']);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
});

test('a session that has ended says so, and leads back to the same address', async ({ browserOf }) => {
  const page = await browserOf('guest');
  await openListing(page, '?sort=year&order=ASC');
  await page.context().clearCookies();
  // By event: the live connection may have found out first, and then the dialog stands before the head already.
  await page.getByRole('columnheader', { name: 'Year' }).getByRole('button').dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Session expired' });
  await expect(dialog).toContainText('Your session has expired. Please login to your account to proceed');
  await expect(dialog.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Log in again' }).click();
  await expect(page).toHaveURL('/auth/login');
  await page.getByRole('button', { name: 'Sign in as guest' }).click();
  await expect(page).toHaveURL('/car-auctions?sort=year&order=DESC');
});

test('signing out in one tab signs out the other', async ({ browserOf }) => {
  const page = await browserOf('guest');
  await openListing(page);
  const other = await page.context().newPage();
  await openListing(other);
  await other.getByRole('button', { name: /^Account of/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('a portal that does not answer says so with a number and comes back on the second try', async ({ browserOf }) => {
  const page = await browserOf('client');
  await refuse(page, '**/v1/user/view-profile', 'e-654321');
  await page.goto('/car-auctions');
  await expect(page.getByRole('alert')).toContainText('Something went wrong; the information has not been changed');
  await expect(page.getByText('e-654321')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.unroute('**/v1/user/view-profile');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('an unknown address is not found and leads to the listing', async ({ browserOf }) => {
  const page = await browserOf('client');
  for (const address of ['/nothing-here', '/car-auctions/x/y']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'To the car listing' }).click();
  await expect(page).toHaveURL('/car-auctions');
});

test('a page that one has no right for leads to the profile', async ({ browserOf }) => {
  const guest = await browserOf('guest');
  await guest.goto('/bike-auctions');
  await expect(guest).toHaveURL('/profile');
});

test('the header goes on the way down and comes on the way up', async ({ browserOf }) => {
  const page = await browserOf('client');
  await openListing(page, '?pageSize=70');
  const header = page.getByRole('banner');
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 900);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(header).toBeInViewport();
});

const japanNow = () =>
  new Date().toLocaleTimeString('en-GB', { timeZone: 'Asia/Tokyo', hour: '2-digit', minute: '2-digit' });

test('the clock shows Japan’s time on a device whose clock is wrong', async ({ page }) => {
  await page.clock.install({ time: new Date('2020-01-01T00:00:00Z') });
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Sign in as client' }).click();
  const clock = page.getByRole('banner').getByRole('timer');
  // Asked for anew each time: a minute may pass meanwhile.
  await expect(async () => expect(await clock.textContent()).toContain(japanNow())).toPass({ timeout: 20_000 });
});

test('on a phone the drawer holds menu, clock, language, theme and logout', async ({ browserOf }) => {
  const page = await browserOf('client', { viewport: phone });
  await page.goto('/car-auctions');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Car listing' })).toBeVisible();
  await expect(drawer.getByRole('timer')).toContainText('Tokyo');
  await expect(drawer.getByRole('radio', { name: 'RU, Russian' })).toBeAttached();
  await expect(drawer.getByRole('button', { name: 'Dark theme' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});
