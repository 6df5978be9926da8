import { dashboardCalls } from '@seri/contract/screens/dashboard.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serveBids } from '../../features/bids/list/bids.testkit.ts';
import { dayOf } from '../../features/dashboard/dashboard.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { address, expectAddress, holdLive, newBrowser, openApp, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server, { role: 'manager' });
});

afterEach(() => expect(server.unanswered).toEqual([]));

test('staff look at their own clients, then at all, and read a chart as a table by keyboard', async () => {
  const fresh = { count: 37, soon: 0, closes: null };
  const wins = Array.from({ length: 14 }, (_, place) => ({
    day: `2026-11-${`${place + 5}`.padStart(2, '0')}`,
    count: 2,
  }));
  server.answer(dashboardCalls.today, dayOf({ kind: 'staff', clients: 3, fresh, wins }));
  await openApp('/dashboard');
  const all = page.getByRole('radio', { name: 'All' });
  await expect.element(all).toBeInTheDocument();
  (all.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expectAddress('/dashboard?scope=all');
  await expect.element(page.getByText('New bids to review').first()).toBeVisible();
  expect(server.requests(dashboardCalls.today).map(({ query }) => query['scope'])).toEqual(['mine', 'all']);
  const table = page.getByRole('button', { name: 'As a table: Wins, last 14 days' });
  (table.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('table', { name: 'Wins, last 14 days' }).getByRole('row')).toHaveLength(15);
  serveBids(server, 'manager', []);
  await page.getByRole('link', { name: '37' }).click();
  await soon(() => expect(address()).toMatch(/^\/bid-manager\?bidStatus=1&.*manager=all/));
});
