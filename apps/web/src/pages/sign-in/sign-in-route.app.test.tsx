import { companyCalls } from '@seri/contract/people/company.calls';
import { identityCalls } from '@seri/contract/people/identity.calls';
import { profileCalls } from '@seri/contract/screens/profile.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serveCars } from '../../features/catalogue/list/lots.testkit.ts';
import { done, allowSignIn, serveRiddles, signatureOf } from '../../features/identity/session/accounts.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { expectAddress, holdLive, newBrowser, openApp, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;

const demo = { password: 'seri-demo', accounts: [{ label: 'guest', email: 'guest@demo.seri' }] };

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  serveCars(server, 20);
  serveRiddles(server);
  allowSignIn(server);
  server.answer(companyCalls.portal, () => ({ now: new Date().toISOString(), version: 'test', demo }));
});

afterEach(() => expect(server.unanswered).toEqual([]));

const email = () => page.getByLabelText('Email');
const password = () => page.getByLabelText('Password', { exact: true });
const submit = () => page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });
const asGuest = () => page.getByRole('button', { name: /^Sign in as guest/ });
const listing = () => page.getByRole('table', { name: 'Car listing' });

async function fillIn(secret = 'seri-demo'): Promise<void> {
  await email().fill('client@demo.seri');
  await password().fill(secret);
  await submit().click();
}

test('the root is remembered as the listing', async () => {
  await openApp('/');
  await expectAddress('/auth/login');
  await fillIn();
  await expectAddress('/car-auctions?show=open');
});

test('a page that was wanted comes after the sign-in, with its query', async () => {
  await openApp('/car-auctions?sort=year&order=DESC');
  await expectAddress('/auth/login');
  await fillIn();
  await expectAddress('/car-auctions?show=open&sort=year&order=DESC');
  await expect.element(listing()).toBeVisible();
});

test('a wrong password is said above the form, without a refresh of the session', async () => {
  server.refuse(identityCalls.signIn, 'invalid_credentials');
  await openApp('/auth/login');
  const refreshes = server.requests(identityCalls.refresh).length;
  await fillIn('not-the-password');
  await expect.element(page.getByText('Incorrect username or password')).toBeVisible();
  expect(server.requests(identityCalls.refresh)).toHaveLength(refreshes);
  expect(server.requests(identityCalls.signIn)).toHaveLength(1);
  await expect.element(submit()).toBeDisabled();

  // The next value goes there.
  await expect.element(password()).toHaveFocus();
  allowSignIn(server);
  await password().fill('seri-demo');
  await expect.element(page.getByText('Incorrect username or password')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expectAddress('/car-auctions?show=open');
  const sent = server.requests(identityCalls.signIn);
  expect(sent.map(({ body }) => body.password)).toEqual(['not-the-password', 'seri-demo']);
  expect(sent.map(({ captcha }) => signatureOf(captcha))).toEqual(['login 1', 'login 2']);
});

test('no riddle is asked for before somebody enters the form, and a sign-in without a solution goes on', async () => {
  server.cut(identityCalls.captcha);
  await openApp('/auth/login');
  await expect.element(page.getByText(/^Your IP address/)).toBeVisible();
  expect(server.requests(identityCalls.captcha)).toEqual([]);
  await fillIn();
  await expectAddress('/car-auctions?show=open');
  expect(server.requests(identityCalls.captcha).length).toBeGreaterThan(0);
  expect(server.requests(identityCalls.signIn)[0]?.captcha).toBeNull();
});

test.each(['//evil.example', 'javascript:alert(1)', 'https://evil.example/', '/auth/login'])(
  'a remembered address %s is dropped',
  async (remembered) => {
    await openApp('/auth/login');
    localStorage.setItem('seri.remembered', remembered);
    await asGuest().click();
    await expectAddress('/car-auctions?show=open');
    expect(localStorage.getItem('seri.remembered')).toBeNull();
  },
);

test('the form leads to registration and to a forgotten password', async () => {
  await openApp('/auth/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expectAddress('/auth/forgot-password');
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await page.getByRole('link', { name: 'Register' }).click();
  await expect.element(page.getByRole('heading', { name: 'Registration' })).toHaveFocus();
});

test('a disabled account with its password is an invalid user', async () => {
  server.refuse(identityCalls.signIn, 'invalid_user');
  await openApp('/auth/login');
  await fillIn();
  await expect.element(page.getByText('Invalid user')).toBeVisible();
  // The riddle of a next try is on its way: it belongs to this test.
  await soon(() => expect(server.requests(identityCalls.captcha)).toHaveLength(2));
});

test('fields are checked on submitting, and each error goes when its value changes', async () => {
  await openApp('/auth/login');
  await submit().click();
  await expect.poll(() => page.getByText('Required field').elements()).toHaveLength(2);
  await expect.element(submit()).toBeDisabled();
  await expect.element(email()).toHaveFocus();
  await email().fill('nobody');
  await password().fill('12345');
  await expect.poll(() => page.getByText('Required field').elements()).toHaveLength(0);
  await submit().click();
  await expect.element(page.getByText('Invalid email address')).toBeVisible();
  expect(server.requests(identityCalls.signIn)).toEqual([]);
});

test('an error follows the language it is read in', async () => {
  await openApp('/auth/login');
  await submit().click();
  await expect.poll(() => page.getByText('Required field').elements()).toHaveLength(2);
  await page.getByRole('radio', { name: 'RU, Русский' }).click({ force: true });
  await expect.poll(() => page.getByText('Обязательное поле').elements()).toHaveLength(2);
});

test('a demo account signs in by one press, and signing out leads back and forgets', async () => {
  server.answer(identityCalls.signOut, () => {
    server.refuse(profileCalls.view, 'NOT_SIGNED_IN');
    return done;
  });
  await openApp('/auth/login');
  await asGuest().click();
  await expectAddress('/car-auctions?show=open');
  expect(server.requests(identityCalls.signIn)[0]?.body).toEqual({ email: 'guest@demo.seri', password: 'seri-demo' });
  await page.getByRole('columnheader', { name: 'Year' }).getByRole('button').click();
  await expectAddress('/car-auctions?show=open&sort=year&order=ASC');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expectAddress('/auth/login');
  history.back();
  await soon(() => expect(localStorage.getItem('seri.remembered')).toBe('/car-auctions?show=open'));
  await expectAddress('/auth/login');
  await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('one who is signed in does not see the sign-in page', async () => {
  signIn(server);
  await openApp('/auth/login');
  await expectAddress('/car-auctions?show=open');
});

test('a sign-in whose profile does not come says so', async () => {
  await openApp('/auth/login');
  await expect.element(asGuest()).toBeVisible();
  server.answer(identityCalls.signIn, () => {
    server.refuse(profileCalls.view, 'INTERNAL');
    return done;
  });
  await asGuest().click();
  await expect.element(page.getByRole('alert').getByText(/^Something went wrong/)).toBeVisible();
  allowSignIn(server);
  await asGuest().click();
  await expectAddress('/car-auctions?show=open');
});
