import { expect, test } from './support/fixtures.ts';
import { openListing, rows } from './support/listing.ts';
import { keep, withConsent } from './support/sign-in.ts';

const russianTexts = /\/assets\/ru-[^/]*\.js$/;
const anyTexts = /\/assets\/(?:en|ru)-[^/]*\.js$/;

test('a lost connection shows since when in Tokyo, and failed requests are repeated with the connection', async ({
  browserOf,
}) => {
  const page = await browserOf('dealer');
  await openListing(page);
  // The page's code is loaded, so only the list fails.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await expect(page.getByText(/^No connection since \d\d:\d\d:\d\d JST/)).toBeVisible();
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  const list = page.getByRole('alert').filter({ hasText: 'The list did not load' });
  await expect(list).toContainText('No connection to the server');
  await page.context().setOffline(false);
  await expect(page.getByText('21–40 of').first()).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText(/^No connection since/)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Connected again' })).toBeAttached();
});

test('a language whose texts fail to load is reported, not kept, and loads on the second try', async ({
  page,
  context,
}) => {
  await withConsent(context);
  await page.route(russianTexts, (route) => route.abort());
  await page.goto('/auth/login');
  const russian = page.getByRole('radio', { name: 'RU, Русский' });
  await russian.click({ force: true });
  await expect(page.getByText('No connection to the server')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('seri.language'))).toBeNull();
  await page.unroute(russianTexts);
  await russian.click({ force: true });
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('seri.language'))).toBe('ru');
});

test('a page whose own texts fail to load is in English, and reports an error if no texts load at all', async ({
  page,
  context,
}) => {
  await withConsent(context);
  await keep(context, 'language', 'ru');
  await page.route(russianTexts, (route) => route.abort());
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.route(anyTexts, (route) => route.abort());
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: 'Seri did not load' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'try again' }).click();
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
});
