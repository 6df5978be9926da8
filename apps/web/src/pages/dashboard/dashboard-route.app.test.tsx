import { profileCalls } from '@seri/contract/screens/profile.calls';
import { type PageType, pageTypes } from '@seri/domain/catalogue/page-types';
import { dashboardCalls } from '@seri/contract/screens/dashboard.calls';
import { siteCalls } from '@seri/contract/screens/site.calls';
import { searchesCalls } from '@seri/contract/stock/searches.calls';
import { purchasesCalls } from '@seri/contract/trade/purchases.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serveBids } from '../../features/bids/list/bids.testkit.ts';
import { dayOf } from '../../features/dashboard/dashboard.testkit.ts';
import { aPurchase, purchasesAnswer } from '../../features/purchases/list/purchases.testkit.ts';
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

const fromPageTypes = (count: number) =>
  Object.fromEntries(pageTypes.map((type) => [type, count])) as Record<PageType, number>;

function openAsClient() {
  const profile = signIn(server, { role: 'client' });
  const detail = { ...profile.detail, fullName: 'Иванов Алексей Петрович', manager: 'Orlova E.' };
  server.answer(profileCalls.view, { ...profile, detail });
  server.answer(dashboardCalls.today, dayOf({ kind: 'client' }));
}

test('a client is greeted by name, and sees its manager, purchases on the way and searches with new lots', async () => {
  openAsClient();
  const search = { ...fromPageTypes(0), 'car-auction': 20, bikes: 3 };
  server.answer(siteCalls.menuCounters, { bid: 0, bidOpening: 0, translations: 0, tasks: 0, search });
  server.answer(searchesCalls.list, ({ query }) =>
    query['type'] === 'bikes'
      ? { items: [{ id: 3, name: 'Gold Wing', params: 'model=7', newLots: 3 }], counter: 1 }
      : {
          items: [
            { id: 1, name: 'Harrier 2020+', params: 'model=5&year=2020%2C', newLots: 20 },
            { id: 2, name: 'Quiet', params: 'model=6', newLots: 0 },
          ],
          counter: 2,
        },
  );
  server.answer(searchesCalls.open, { success: true });
  server.answer(purchasesCalls.list, purchasesAnswer([aPurchase({ status: 4 })]));
  await openApp('/dashboard');
  await soon(() => expect(page.getByRole('heading', { level: 1 }).element().textContent).toMatch(/, Алексей$/));
  await expect.element(page.getByText(/Your manager: Orlova E\./)).toBeVisible();
  const news = page.getByRole('region', { name: 'Searches with new lots' });
  await expect.element(news.getByRole('listitem')).toHaveLength(2);
  await expect.element(news.getByRole('listitem').first()).toHaveTextContent('Harrier 2020+20 new lots');
  const onTheWay = page.getByRole('region', { name: 'On the way' });
  await expect
    .element(onTheWay.getByRole('link', { name: 'Toyota Harrier' }))
    .toHaveAttribute('href', '/purchases/700001');
  await expect.element(onTheWay.getByText('In transit')).toBeVisible();
  expect(server.requests(purchasesCalls.list)[0]?.query).toMatchObject({ status: '0,1,2,3,4' });
  expect(news.getByRole('link', { name: 'Harrier 2020+' }).element().getAttribute('href')).toBe(
    '/car-auctions?model=5&year=2020%2C',
  );
});

test('a client without purchases and news sees neither', async () => {
  openAsClient();
  server.answer(purchasesCalls.list, purchasesAnswer([]));
  await openApp('/dashboard');
  await soon(() => expect(server.requests(purchasesCalls.list)).toHaveLength(1));
  await expect.element(page.getByRole('region', { name: 'Open bids' })).toBeVisible();
  expect(page.getByRole('region', { name: /On the way|new lots/ }).elements()).toEqual([]);
  expect(server.requests(searchesCalls.list)).toEqual([]);
});
