import { identityCalls } from '@seri/contract/people/identity.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serveCars } from '../../features/catalogue/list/lots.testkit.ts';
import { serveRiddles, signatureOf } from '../../features/identity/session/accounts.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { expectAddress, holdLive, newBrowser, openApp, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  serveRiddles(server);
  server.answer(identityCalls.forgotPassword, { success: true, message: 'sent' });
});

afterEach(() => expect(server.unanswered).toEqual([]));

const send = () => page.getByRole('button', { name: 'Send link' });
const sent = () => page.getByRole('heading', { name: 'Check your email' });

test('a captcha that does not hold is said in words, and the form can be sent again', async () => {
  server.refuse(identityCalls.forgotPassword, 'CAPTCHA');
  await openApp('/auth/forgot-password');
  await page.getByLabelText('Email').fill('joan@example.com');
  await send().click();
  await expect.element(page.getByText('Recaptcha error. Please try again')).toBeVisible();
  server.answer(identityCalls.forgotPassword, { success: true, message: 'sent' });
  await send().click();
  await expect.element(sent()).toHaveFocus();
  const tries = server.requests(identityCalls.forgotPassword);
  expect(tries.map(({ captcha }) => signatureOf(captcha))).toEqual(['reset_password 1', 'reset_password 2']);
  expect(tries[1]?.query).toEqual({ email: 'joan@example.com' });
});

test('signed in there is nothing to forget', async () => {
  signIn(server);
  serveCars(server, 20);
  await openApp('/auth/forgot-password');
  await expectAddress('/car-auctions?show=open');
});
