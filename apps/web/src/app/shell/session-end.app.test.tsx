import { identityCalls } from '@seri/contract/people/identity.calls';
import { secondFactorCalls } from '@seri/contract/people/second-factor.calls';
import { profileCalls } from '@seri/contract/screens/profile.calls';
import { minute } from '@seri/domain/time/japan-time';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { profileOf, serveProfilePage } from '../../features/identity/session/accounts.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { holdLive, newBrowser, openApp, signIn } from '../app.testkit.tsx';

let server: FakeServer;
let live: ReturnType<typeof holdLive>;

beforeEach(async () => {
  server = await newBrowser();
  live = holdLive();
  serveProfilePage(server, []);
});

afterEach(() => expect(server.unanswered).toEqual([]));

const endingIn = (time: number) => ({ change: { signInEndsAt: new Date(Date.now() + time).toISOString() } });
const bar = () => page.getByRole('region', { name: /^Your session ends at \d\d:\d\d$/ });
const name = () => page.getByRole('textbox', { name: /^Full name/ });

test('nobody is asked more than 15 minutes before the end', async () => {
  signIn(server, endingIn(16 * minute));
  await openApp('/profile');
  await expect.element(name()).toBeVisible();
  await expect.element(bar()).not.toBeInTheDocument();
});

test('a proof is asked before the end, and nothing typed is lost', async () => {
  signIn(server, endingIn(14 * minute));
  await openApp('/profile');
  await name().fill('Olga Half Typed');
  await expect.element(bar()).toBeVisible();
  await expect.element(name()).toHaveFocus();

  server.refuse(identityCalls.prolong, 'STEP_UP_REQUIRED');
  server.answer(secondFactorCalls.stepUp, () => {
    server.answer(identityCalls.prolong, () => {
      server.answer(profileCalls.view, profileOf(endingIn(12 * 60 * minute)));
      return { success: true as const, endsAt: new Date().toISOString() };
    });
    return { success: true as const };
  });
  await bar().getByRole('button', { name: 'Stay signed in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('my password');
  await userEvent.keyboard('{Enter}');
  await expect.element(bar()).not.toBeInTheDocument();
  await expect.element(page.getByText('You stay signed in')).toBeVisible();
  await expect.element(name()).toHaveValue('Olga Half Typed');
  await expect.element(name()).toHaveFocus();
  expect(server.requests(identityCalls.prolong)).toHaveLength(2);
});

test('it can be put off, and another tab that prolongs takes it away', async () => {
  signIn(server, endingIn(14 * minute));
  await openApp('/profile');
  await bar().getByRole('button', { name: 'Later' }).click();
  await expect.element(bar()).not.toBeInTheDocument();

  signIn(server, endingIn(4 * minute));
  await openApp('/profile');
  await expect.element(bar()).toBeVisible();
  const { detail } = signIn(server, endingIn(12 * 60 * minute));
  await live.started();
  live.tell('account.changed', { roleId: detail.roleId });
  await expect.element(bar()).not.toBeInTheDocument();
});

test('at the end the session is over, as ever', async () => {
  const profile = signIn(server, endingIn(0));
  server.answer(profileCalls.view, () => {
    server.refuse(profileCalls.view, 'NOT_SIGNED_IN');
    return profile;
  });
  await openApp('/profile');
  await expect.element(page.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
});
