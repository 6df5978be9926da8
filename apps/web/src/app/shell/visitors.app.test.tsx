import { companyCalls } from '@seri/contract/people/company.calls';
import { siteCalls } from '@seri/contract/screens/site.calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { serveCars } from '../../features/catalogue/list/lots.testkit.ts';
import { companyContent } from '../../features/company/content/content.testkit.ts';
import { visitorLanguage } from '../../lib/language/language.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { holdLive, newBrowser, openApp, signIn } from '../app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
});

afterEach(() => expect(server.unanswered).toEqual([]));

const signInHeading = () => page.getByRole('heading', { name: 'Sign in' });
const ownAddress = () => page.getByText(/^Your IP address/);
const banner = () => page.getByRole('region', { name: 'Cookies' });
const accept = () => page.getByRole('button', { name: 'Accept' }).click();
const choose = (name: string) => page.getByRole('radio', { name }).click({ force: true });

const comesFrom = (code: string) =>
  server.answer(siteCalls.ipInfo, {
    ip: '203.0.113.24',
    isLocal: false,
    country: { id: 183, name: 'Russian Federation', code },
    city: { name: 'Vladivostok' },
  });
const askedAfterPaint = () => soon(() => expect(server.requests(siteCalls.currencies)).toHaveLength(1));

test('a visitor’s language switches at once, without a call, and stays', async () => {
  await openApp('/auth/login', { consent: 'denied' });
  await askedAfterPaint();
  const fetched = vi.mocked(window.fetch).mock.calls.length;
  await choose('RU, Русский');
  await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await soon(() => expect(document.title).toBe('Вход · Seri'));
  expect(vi.mocked(window.fetch).mock.calls).toHaveLength(fetched);
  expect(localStorage.getItem('seri.language')).toBe('ru');
});

test('an unknown address leads a visitor to the sign-in, without a menu', async () => {
  await openApp('/nothing-here');
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Expand the menu' })).not.toBeInTheDocument();
});

test('denying cookies removes what was stored, the denial itself stays', async () => {
  await openApp('/auth/login', { consent: null });
  await expect.element(banner()).toBeVisible();
  localStorage.setItem('seri.theme', 'dark');
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect.element(banner()).not.toBeInTheDocument();
  expect(Object.keys(localStorage)).toEqual(['seri.consent']);
  expect(localStorage.getItem('seri.consent')).toBe('denied');
});

test('the place of a visitor is asked for once cookies were accepted, also when later', async () => {
  comesFrom('jp');
  await openApp('/auth/login', { consent: null });
  await askedAfterPaint();
  expect(server.requests(siteCalls.countries)).toHaveLength(1);
  expect(server.requests(siteCalls.ipInfo)).toEqual([]);
  await expect.element(ownAddress()).not.toBeInTheDocument();
  await accept();
  await expect.element(page.getByText('Your IP address 203.0.113.24 · Vladivostok, Japan')).toBeVisible();
  const source = page.getByRole('link', { name: 'IP geolocation by DB-IP' });
  await expect.element(source).toHaveAttribute('href', 'https://db-ip.com');
});

test('after a denial nothing of it is asked or shown', async () => {
  await openApp('/auth/login', { consent: 'denied' });
  await askedAfterPaint();
  expect(server.requests(siteCalls.ipInfo)).toEqual([]);
  await expect.element(signInHeading()).toBeVisible();
  await expect.element(ownAddress()).not.toBeInTheDocument();
});

const browserIn = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

test('R71: the language chosen here comes before those of the browser', () => {
  browserIn('kk-KZ', 'de');
  expect(visitorLanguage()).toBe('ru');
  localStorage.setItem('seri.language', 'en');
  expect(visitorLanguage()).toBe('en');
  localStorage.removeItem('seri.language');
  browserIn('de', 'ja');
  expect(visitorLanguage()).toBe('en');
});

test('R71: a visitor from Belarus whose browser is English reads English', async () => {
  browserIn('en-GB');
  comesFrom('BY');
  await openApp('/auth/login', { consent: null });
  await accept();
  await expect.element(ownAddress()).toBeVisible();
  await expect.element(signInHeading()).toBeVisible();
});

test('a visitor from Belarus reads Russian, once: English that is chosen later stays', async () => {
  browserIn('de-DE');
  comesFrom('BY');
  await openApp('/auth/login', { consent: null });
  await accept();
  await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await choose('EN, English');
  await expect.element(signInHeading()).toBeVisible();
  expect(localStorage.getItem('seri.language')).toBe('en');

  await cleanup();
  queryClient.clear();
  await openApp('/auth/login');
  await expect.element(ownAddress()).toBeVisible();
  expect(server.requests(siteCalls.ipInfo)).toHaveLength(2);
  await expect.element(signInHeading()).toBeVisible();
});

test('signed in, the counters of the menu and two more lists load', async () => {
  signIn(server, { role: 'guest' });
  serveCars(server, 20);
  await openApp('/car-auctions');
  for (const call of [siteCalls.menuCounters, siteCalls.gearboxes, siteCalls.statuses])
    await soon(() => expect(server.requests(call)).toHaveLength(1));
});

test.each([
  ['/auth/login', true],
  ['/auth/sign-up', false],
  ['/auth/forgot-password', false],
  ['/auth/change-password', false],
  ['/verify-email', false],
])('the notice of the house at %s: %s', async (at, isShown) => {
  const loginNotice = { ...companyContent.loginNotice, isShown: true };
  server.answer(companyCalls.content, { version: 1, content: { ...companyContent, loginNotice } });
  await openApp(at);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  // From the same answer as the notice.
  await expect.element(page.getByRole('link', { name: 'About us' })).toBeVisible();
  await expect.poll(() => page.getByText(/To everybody\./).elements()).toHaveLength(isShown ? 1 : 0);
});
