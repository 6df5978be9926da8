import { secondFactorCalls } from '@seri/contract/people/second-factor.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { holdLive, newBrowser, openApp, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;
const secret = 'JBSWY3DPEHPK3PXP';
const enrolment = {
  challenge: 'a challenge',
  authenticator: { secret, uri: `otpauth://totp/Seri:olga?secret=${secret}` },
  passkey: {},
};

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
});

afterEach(() => expect(server.unanswered).toEqual([]));

async function enterPassword(): Promise<void> {
  await page.getByLabelText('Your password').fill('seri-demo');
  await userEvent.keyboard('{Enter}');
}

test('R81 the password and a code of the app add the first factor, and the codes are shown once', async () => {
  server.answer(secondFactorCalls.startEnrolment, enrolment);
  server.answer(secondFactorCalls.finishEnrolment, () => {
    signIn(server, { role: 'manager' });
    return { recoveryCodes: ['abcd-efgh-jkm2'] };
  });
  await openApp('/auth/second-factor?token=abc');
  await enterPassword();
  await page.getByLabelText(/^Code from/).fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('abcd-efgh-jkm2')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Recovery codes' })).toHaveFocus();
  expect(server.requests(secondFactorCalls.startEnrolment)[0]?.body).toEqual({ token: 'abc', password: 'seri-demo' });
  expect(server.requests(secondFactorCalls.finishEnrolment)[0]?.body).toEqual({
    challenge: 'a challenge',
    factor: { by: 'authenticator', code: '123456' },
  });
});

test.each(['/auth/second-factor', '/auth/second-factor?token=old'])(
  'R81 a link without a token, or one that is over, leads to signing in: %s',
  async (link) => {
    server.refuse(secondFactorCalls.startEnrolment, 'LINK_EXPIRED');
    await openApp(link);
    if (link.endsWith('old')) await enterPassword();
    await expect.element(page.getByText(/^This link has expired or was used already/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
);

test('R81 a wrong password is said at its field', async () => {
  server.refuse(secondFactorCalls.startEnrolment, 'FIELDS', { fields: { password: { problem: 'wrongPassword' } } });
  await openApp('/auth/second-factor?token=abc');
  await enterPassword();
  await expect.element(page.getByLabelText('Your password')).toHaveAccessibleDescription(/current password is wrong/);
});
