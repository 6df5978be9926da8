import { identityCalls } from '@seri/contract/people/identity.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serveRiddles, signatureOf } from '../../features/identity/session/accounts.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { expectAddress, newBrowser, openApp } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  serveRiddles(server);
});

afterEach(() => expect(server.unanswered).toEqual([]));

async function choosePassword(chosen: string, repeat = chosen): Promise<void> {
  await page.getByLabelText('New password').fill(chosen);
  await page.getByLabelText('Repeat the password').fill(repeat);
  await page.getByRole('button', { name: 'Save password' }).click();
}

test.each(['/auth/change-password', '/auth/change-password?token=nothing'])(
  'a link without a token, or with a wrong one, leads to asking again: %s',
  async (link) => {
    server.answer(identityCalls.checkResetToken, { valid: false });
    await openApp(link);
    await expect.element(page.getByText('This link has expired or is invalid')).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expectAddress('/auth/forgot-password');
  },
);

test('a new password is checked before it is sent, and what came of it takes the focus', async () => {
  server.answer(identityCalls.checkResetToken, { valid: true });
  server.answer(identityCalls.resetPassword, { success: true });
  await openApp('/auth/change-password?token=abc');
  await choosePassword('1234567', '12345678');
  await expect.element(page.getByText('Must contain more than 7 characters')).toBeVisible();
  await expect.element(page.getByText('Passwords do not match')).toBeVisible();
  expect(server.requests(identityCalls.resetPassword)).toEqual([]);
  await choosePassword('Lamp-and-sheet-9');
  await expect.element(page.getByRole('heading', { name: 'The password is changed' })).toHaveFocus();
  const [sent] = server.requests(identityCalls.resetPassword);
  expect(sent).toMatchObject({ query: { token: 'abc' }, body: { newPassword: 'Lamp-and-sheet-9' } });
  expect(signatureOf(sent?.captcha)).toBe('reset_password_verify 1');
});
