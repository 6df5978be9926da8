import { identityCalls } from '@seri/contract/people/identity.calls';
import { profileCalls } from '@seri/contract/screens/profile.calls';
import { notificationsCalls } from '@seri/contract/talk/notifications.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, holdLive, newBrowser, openApp, signIn } from '../../app/app.testkit.tsx';
import { done, profileOf } from '../../features/identity/session/accounts.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
});

afterEach(() => expect(server.unanswered).toEqual([]));

const topicsAsked = () => server.requests(notificationsCalls.list).map(({ query }) => query.topic);

test('the topic of the notices is in the address, and Back returns to the former one', async () => {
  signIn(server);
  await openApp('/notifications');
  await page.getByRole('link', { name: 'Chat', exact: true }).click();
  await expectAddress('/notifications?topic=chat');
  await soon(() => expect(topicsAsked()).toContain('chat'));
  history.back();
  await expectAddress('/notifications');
  await expect.element(page.getByRole('link', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('the browser reports its time zone once to an account that has another', async () => {
  const { detail, ...profile } = profileOf({ userId: 71 });
  server.answer(profileCalls.view, { ...profile, detail: { ...detail, timeZone: 'Asia/Vladivostok' } });
  server.answer(identityCalls.updateSettings, done);
  await openApp('/notifications');
  const reports = () => server.requests(identityCalls.updateSettings).map(({ body }) => body);
  await soon(() => expect(reports()).toEqual([{ timeZone: detail.timeZone }]));
  await openApp('/notifications');
  await expect.element(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  expect(reports()).toHaveLength(1);
});
