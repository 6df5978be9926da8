import { companyCalls } from '@seri/contract/people/company.calls';
import { profileCalls } from '@seri/contract/screens/profile.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serveCars } from '../../features/catalogue/list/lots.testkit.ts';
import { serveProfilePage } from '../../features/identity/session/accounts.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { expectAddress, holdLive, newBrowser, openApp, phone, signIn } from '../app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  serveCars(server, 70);
  signIn(server);
});

afterEach(() => expect(server.unanswered).toEqual([]));

const menuButton = () => page.getByRole('button', { name: 'Expand the menu' });
const rows = () => page.getByRole('table', { name: 'Car listing' }).getByRole('row');

test('a portal that does not answer says so with a number and comes back on the second try', async () => {
  server.refuse(profileCalls.view, 'INTERNAL');
  await openApp('/car-auctions');
  const said = page.getByRole('alert').getByText('Something went wrong; the information has not been changed');
  await expect.element(said).toBeVisible();
  await expect.element(page.getByText(/e-123456/)).toBeVisible();
  expect(page.getByRole('main').elements()).toHaveLength(1);
  signIn(server);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(rows().nth(1)).toBeVisible();
});

test.each(['/nothing-here', '/car-auctions/x/y'])(
  'an unknown address is not found and leads to the listing: %s',
  async (unknown) => {
    await openApp(unknown);
    await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect.element(menuButton()).toBeVisible();
    await page.getByRole('link', { name: 'Go to car listing' }).click();
    await expectAddress('/car-auctions?show=open');
  },
);

test('a page that one has no right for leads to the profile', async () => {
  signIn(server, { role: 'guest' });
  serveProfilePage(server);
  await openApp('/bike-auctions');
  await expectAddress('/profile');
  await expect.element(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
});

test('the header goes on the way down and comes on the way up', async () => {
  await openApp('/car-auctions?pageSize=70');
  await expect.element(rows().nth(70)).toBeInTheDocument();
  const header = page.getByRole('banner');
  await expect.element(header).toBeInViewport();
  window.scrollTo({ top: 900, behavior: 'instant' });
  await expect.element(header).not.toBeInViewport();
  window.scrollTo({ top: 700, behavior: 'instant' });
  await expect.element(header).toBeInViewport();
});

test('the clock shows Japan’s time by the server, whatever the device’s clock says', async () => {
  const now = '2020-01-01T03:00:00Z';
  server.answer(companyCalls.portal, { now, version: 'test', demo: null });
  await openApp('/car-auctions');
  const clock = page.getByRole('banner').getByRole('timer');
  await soon(() => expect(clock.element().textContent).toMatch(/^12:0\d:\d\d/));
});

test('on a phone the drawer holds menu, clock, language, theme and logout', async () => {
  await openApp('/car-auctions', { viewport: phone });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect.element(drawer.getByRole('link', { name: 'Car listing' })).toBeVisible();
  await expect.element(drawer.getByRole('timer').getByText(/Tokyo/)).toBeVisible();
  await expect.element(drawer.getByRole('radio', { name: 'RU, Русский' })).toBeInTheDocument();
  await expect.element(drawer.getByRole('button', { name: 'Dark theme' })).toBeVisible();
  await expect.element(drawer.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
});
