import { secondFactorCalls } from '@seri/contract/people/second-factor.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { done, noFactors, serveProfilePage } from '../../features/identity/session/accounts.testkit.ts';
import { type FakeServer, refusal } from '../../lib/calls/fake-server.testkit.ts';
import { holdLive, newBrowser, openApp, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;
const secret = 'JBSWY3DPEHPK3PXP';
const started = { secret, uri: `otpauth://totp/Seri:olga?secret=${secret}` };
const codes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-jkm${index + 2}`);
const laptop = {
  id: '0198c0de-0000-7000-8000-000000000009',
  name: 'Laptop',
  createdAt: '2026-11-10T03:00:00Z',
  usedAt: null,
};
const withApp = { ...noFactors, authenticator: { since: '2026-11-10T03:00:00Z' }, recoveryCodes: 10 };

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server, { role: 'manager' });
  serveProfilePage(server);
});

afterEach(() => expect(server.unanswered).toEqual([]));

const panel = () => page.getByRole('region', { name: 'Second factor' });
const dialog = (name: string) => page.getByRole('dialog', { name });
const press = (name: string) => panel().getByRole('button', { name }).click();

test('R80 an app is added by a code of it, and the recovery codes are shown until they are kept', async () => {
  server.answer(secondFactorCalls.startAuthenticator, started);
  server.refuse(secondFactorCalls.confirmAuthenticator, 'WRONG_SECOND_FACTOR');
  await openApp('/profile');
  await press('Set up an app');
  const setUp = dialog('Set up an app');
  await expect.element(setUp.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await expect.element(setUp.getByLabelText(/^Code from/)).toHaveFocus();
  await userEvent.keyboard('123{Enter}');
  await expect.element(setUp.getByLabelText(/^Code from/)).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('456{Enter}');
  await expect.element(setUp.getByText('This does not match. Please try again')).toBeVisible();

  server.answer(secondFactorCalls.list, withApp);
  server.answer(secondFactorCalls.confirmAuthenticator, { recoveryCodes: codes });
  await userEvent.keyboard('654321{Enter}');
  const list = panel().getByRole('list', { name: 'Recovery codes' });
  await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(10);
  expect(server.requests(secondFactorCalls.confirmAuthenticator).map(({ body }) => body.code)).toEqual([
    '123456',
    '654321',
  ]);
  await press('I have kept them');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(panel().getByText('10 codes left')).toBeVisible();
});

test('R82 what needs a fresh proof goes on after it, under the same key, and a closed question changes nothing', async () => {
  server.answer(secondFactorCalls.list, withApp);
  server.refuse(secondFactorCalls.renewRecoveryCodes, 'STEP_UP_REQUIRED');
  server.answer(secondFactorCalls.stepUp, ({ body: { proof } }) => {
    if (proof.by !== 'recovery-code') return refusal('WRONG_SECOND_FACTOR');
    server.answer(secondFactorCalls.renewRecoveryCodes, { recoveryCodes: codes });
    return done;
  });
  await openApp('/profile');
  const renew = async () => {
    await press('New codes');
    await dialog('New codes').getByRole('button', { name: 'New codes' }).click();
  };
  const question = dialog('Confirm that it is you');
  await renew();
  await expect.element(question.getByLabelText(/^Code from/)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dialog('New codes')).not.toBeInTheDocument();

  await renew();
  await question.getByLabelText(/^Code from/).fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(question.getByText('This does not match. Please try again')).toBeVisible();
  await question.getByRole('button', { name: 'Recovery code' }).click();
  await expect.element(question.getByLabelText('Recovery code')).toHaveFocus();
  await userEvent.keyboard('ABCD-EFGH-JKM2{Enter}');
  await expect.element(panel().getByText('abcd-efgh-jkm2')).toBeVisible();
  const keys = server.requests(secondFactorCalls.renewRecoveryCodes).map(({ key }) => key);
  expect(keys).toHaveLength(3);
  expect(new Set(keys.slice(1)).size).toBe(1);
});

test('R82 an account without a factor is asked for its password', async () => {
  server.refuse(secondFactorCalls.startAuthenticator, 'STEP_UP_REQUIRED');
  server.answer(secondFactorCalls.stepUp, () => {
    server.answer(secondFactorCalls.startAuthenticator, started);
    return done;
  });
  await openApp('/profile');
  await press('Set up an app');
  await dialog('Confirm that it is you').getByLabelText('Your password').fill('seri-demo');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog('Set up an app')).toBeVisible();
  expect(server.requests(secondFactorCalls.stepUp)[0]?.body).toEqual({
    proof: { by: 'password', password: 'seri-demo' },
  });
});

test('R80 a passkey is renamed and removed, and R81 the last factor of staff stays', async () => {
  server.answer(secondFactorCalls.list, { ...withApp, passkeys: [laptop], isRequired: true });
  server.answer(secondFactorCalls.renamePasskey, ({ body, params }) => {
    expect(params['id']).toBe(laptop.id);
    server.answer(secondFactorCalls.list, { ...withApp, passkeys: [{ ...laptop, ...body }], isRequired: true });
    return done;
  });
  server.refuse(secondFactorCalls.removePasskey, 'LAST_FACTOR');
  await openApp('/profile');
  await expect.element(panel().getByText(/^Your account needs a second factor/)).toBeVisible();
  await press('Rename: Laptop');
  await dialog('Rename: Laptop').getByLabelText('Name of the passkey').fill('Phone');
  await userEvent.keyboard('{Enter}');
  await expect.element(panel().getByText('Phone', { exact: true })).toBeVisible();
  await press('Remove: Phone');
  await dialog('Remove: Phone').getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('Add another one first', { exact: false })).toBeVisible();
});

test('R81 an owner chooses whether staff must have a factor', async () => {
  server.answer(secondFactorCalls.list, { ...noFactors, isRequiredOfStaff: false });
  server.answer(secondFactorCalls.requireOfStaff, ({ body }) => {
    server.answer(secondFactorCalls.list, { ...noFactors, isRequiredOfStaff: body.isRequired });
    return done;
  });
  await openApp('/profile');
  const rule = panel().getByRole('switch', { name: 'Require a second factor of all staff' });
  await expect.element(rule).not.toBeChecked();
  (rule.element() as HTMLInputElement).click();
  await expect
    .poll(() => server.requests(secondFactorCalls.requireOfStaff).map(({ body }) => body))
    .toEqual([{ isRequired: true }]);
  await expect.element(rule).toBeEnabled();
  await expect.element(rule).toBeChecked();
});
