import { ownAccountCalls } from '@seri/contract/people/own-account.calls';
import { secondFactorCalls } from '@seri/contract/people/second-factor.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { noFactors } from '../../features/identity/session/accounts.testkit.ts';
import { type FakeServer, refusal } from '../../lib/calls/fake-server.testkit.ts';
import { holdLive, newBrowser, openApp, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server);
});

afterEach(() => expect(server.unanswered).toEqual([]));

test('a wrong current password is said at its field, and what was sent is gone from the fields', async () => {
  const wrong = { fields: { currentPassword: { problem: 'wrongPassword' } } } as const;
  server.answer(ownAccountCalls.changePassword, () => refusal('FIELDS', wrong));
  await openApp('/change-password');
  const current = page.getByLabelText('Current password');
  const submit = page.getByRole('button', { name: 'Save password' });
  await current.fill('not-the-password');
  await page.getByLabelText('New password').fill('Lamp-and-sheet-9');
  await page.getByLabelText('Repeat the password').fill('Lamp-and-sheet-9');
  await submit.click();
  await expect.element(current).toHaveAccessibleDescription(/current password is wrong/);
  server.answer(ownAccountCalls.changePassword, { success: true });
  await current.fill('seri-demo');
  await submit.click();
  await expect.element(page.getByText(/All other browsers have been signed out/)).toBeVisible();
  await expect.element(page.getByLabelText('New password')).toHaveValue('');
  expect(server.requests(ownAccountCalls.changePassword).map(({ body }) => body.currentPassword)).toEqual([
    'not-the-password',
    'seri-demo',
  ]);
});

test.each([
  ['fifteen without a second factor', null, 15],
  ['eight beside one', { since: '2026-11-10T03:00:00Z' }, 8],
])('R15 the new password of staff has %s', async (_, authenticator, least) => {
  signIn(server, { role: 'manager' });
  server.answer(secondFactorCalls.list, { ...noFactors, authenticator });
  await openApp('/change-password');
  await expect.element(page.getByLabelText('New password')).toHaveAccessibleDescription(`At least ${least} characters`);
});
