import { identityCalls } from '@seri/contract/people/identity.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { holdLive, newBrowser, openApp, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
});

afterEach(() => expect(server.unanswered).toEqual([]));

test('a link without a token has failed, and nobody is asked', async () => {
  await openApp('/verify-email');
  await expect.element(page.getByText('This link has already been used, or has expired')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to sign-in' })).toBeVisible();
  expect(server.requests(identityCalls.verifyEmail)).toEqual([]);
});

test('a mailed link works in a browser that is signed in', async () => {
  signIn(server);
  server.answer(identityCalls.verifyEmail, { success: true });
  await openApp('/verify-email?token=abc');
  await expect.element(page.getByRole('heading', { name: 'Your email is confirmed' })).toHaveFocus();
  expect(server.requests(identityCalls.verifyEmail).map(({ query }) => query)).toEqual([{ token: 'abc' }]);
  const ahead = page.getByRole('region', { name: 'Before you can bid' });
  await expect.element(ahead).toMatchTextContent(/^Send a deposit of at least 100 000 ¥/);
});
