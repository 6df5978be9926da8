import { identityCalls } from '@seri/contract/people/identity.calls';
import { secondFactorCalls } from '@seri/contract/people/second-factor.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serveCars } from '../../features/catalogue/list/lots.testkit.ts';
import { done, serveRiddles } from '../../features/identity/session/accounts.testkit.ts';
import { type FakeServer, refusal } from '../../lib/calls/fake-server.testkit.ts';
import { holdLive, newBrowser, openApp, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  serveRiddles(server);
  serveCars(server, 20);
  server.refuse(identityCalls.signIn, 'SECOND_FACTOR_REQUIRED', {
    challenge: 'a challenge',
    factors: ['authenticator', 'recovery-code'],
  });
});

afterEach(() => expect(server.unanswered).toEqual([]));

async function enter(): Promise<void> {
  await openApp('/auth/login');
  await page.getByLabelText('Email').fill('olga@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('seri-demo');
  await userEvent.keyboard('{Enter}');
}

const heading = () => page.getByRole('heading', { name: 'Confirm that it is you' });
const code = () => page.getByLabelText(/^Code from/);

test('R80 the second step takes a code, and a wrong one can be typed anew', async () => {
  server.answer(secondFactorCalls.complete, ({ body: { proof } }) => {
    if (proof.by !== 'authenticator' || proof.code !== '654321') return refusal('WRONG_SECOND_FACTOR');
    signIn(server);
    return done;
  });
  await enter();
  await expect.element(heading()).toHaveFocus();
  await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code');
  await code().fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This does not match. Please try again')).toBeVisible();
  await code().fill('654321');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('table', { name: 'Car listing' })).toBeVisible();
  expect(server.requests(secondFactorCalls.complete).map(({ body }) => body.challenge)).toEqual([
    'a challenge',
    'a challenge',
  ]);
});

test('R80 a challenge that is over leads back to the form, which says so', async () => {
  server.refuse(secondFactorCalls.complete, 'CHALLENGE_EXPIRED');
  await enter();
  await code().fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This took too long. Please start again')).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toHaveValue('olga@example.com');
});

test('R81 staff who must have a factor and have none are told of the mail', async () => {
  server.refuse(identityCalls.signIn, 'SECOND_FACTOR_MISSING');
  await enter();
  await expect.element(page.getByText(/we have sent you a link to add one/)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByLabelText('Email')).toBeVisible();
});
