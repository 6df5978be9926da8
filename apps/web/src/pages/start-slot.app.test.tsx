import { dashboardCalls } from '@seri/contract/screens/dashboard.calls';
import { startCalls } from '@seri/contract/screens/start.calls';
import { lotCalls } from '@seri/contract/stock/lots.calls';
import { roleIds } from '@seri/domain/people/roles';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { holdLive, newBrowser, openApp, signIn } from '../app/app.testkit.tsx';
import { serveStanding } from '../features/bidding/sense/standing.testkit.ts';
import { serveBids } from '../features/bids/list/bids.testkit.ts';
import { serveCars, serveLists } from '../features/catalogue/list/lots.testkit.ts';
import { dayOf } from '../features/dashboard/dashboard.testkit.ts';
import { carView } from '../features/lots/page/lot-views.testkit.ts';
import { startCardOf } from '../features/start/start.testkit.ts';
import type { FakeServer } from '../lib/calls/fake-server.testkit.ts';

let server: FakeServer;
let live: ReturnType<typeof holdLive>;

const unused = { balance: 0, creditLimit: 0, bidAllow: 0, dailyBidLimit: 0, dailyUssLimit: 0, activeBids: 0 };
const newcomer = { role: 'restricted', change: { balanceInfo: unused } } as const;

beforeEach(async () => {
  server = await newBrowser();
  live = holdLive();
  signIn(server, newcomer);
  server.answer(startCalls.view, { card: startCardOf() });
  serveLists(server);
  serveCars(server, 3);
  serveBids(server, 'mine', []);
  serveStanding(server);
  server.answer(dashboardCalls.today, dayOf({ means: unused }));
  serveLot(false);
});

afterEach(() => expect(server.unanswered).toEqual([]));

function serveLot(biddingAllowed: boolean): void {
  const view = carView(7);
  server.answer(lotCalls['car-auction'].view, { ...view, bidInfo: { ...view.bidInfo, biddingAllowed } });
}

const card = () => page.getByRole('region', { name: 'Before you can bid' });
const deposit = () => card().getByText(/Send a deposit of at least/);

test.each(['/car-auctions', '/dashboard', '/balance', '/bids', '/car-auctions/7'])(
  'R65 %s shows what opens bidding, until it is open',
  async (path) => {
    await openApp(path);
    await expect.element(deposit()).toBeVisible();
    await live.started();
    signIn(server, { role: 'client', change: { balanceInfo: unused } });
    server.answer(startCalls.view, { card: null });
    serveLot(true);
    live.tell('account.changed', { roleId: roleIds.client });
    await expect.element(card()).not.toBeInTheDocument();
    await expect.element(page.getByText('You cannot bid yet')).not.toBeInTheDocument();
  },
);

test('R65 the balance without any money is the card; with money it is both', async () => {
  await openApp('/balance');
  await expect.element(deposit()).toBeVisible();
  await expect.element(page.getByText('Credit limit')).not.toBeInTheDocument();
  signIn(server, { ...newcomer, change: { balanceInfo: { ...unused, balance: 5000, bidAllow: 5000 } } });
  await openApp('/balance');
  await expect.element(deposit()).toBeVisible();
  await expect.element(page.getByText('Credit limit')).toBeVisible();
});

test('R65 an empty list of bids does not ask for a bid that is not allowed', async () => {
  await openApp('/bids');
  await expect.element(page.getByText('Your bids will be listed here once bidding is open for you.')).toBeVisible();
  await expect.element(page.getByText(/Open a lot and place a bid/)).not.toBeInTheDocument();
});

test('R65 the notice on a lot leads to the card', async () => {
  await openApp('/car-auctions/7');
  await page.getByRole('link', { name: 'How to open bidding' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Balance' })).toBeVisible();
  await expect.element(deposit()).toBeVisible();
});

test('R65 rows of the list ask for a bid as soon as bidding is open', async () => {
  await openApp('/car-auctions');
  await expect.element(deposit()).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Car listing' })).toBeVisible();
  const bid = page.getByRole('button', { name: /^Bid on lot/ });
  await expect.element(bid.first()).not.toBeInTheDocument();
  await live.started();
  signIn(server, { role: 'client', change: { balanceInfo: unused } });
  server.answer(startCalls.view, { card: null });
  live.tell('account.changed', { roleId: roleIds.client });
  await expect.element(bid.first()).toBeVisible();
});

test('R65 above the list it is the next step, and opens in place', async () => {
  await openApp('/car-auctions');
  await expect.element(deposit()).toBeVisible();
  await expect.element(card().getByText('Bank details')).not.toBeInTheDocument();
  await card().getByRole('button', { name: 'Details' }).click();
  await expect.element(card().getByText('Bank details')).toBeVisible();
  await card().getByRole('button', { name: 'Details' }).click();
  await expect.element(card().getByText('Bank details')).not.toBeInTheDocument();
});

test('R65 on a phone it is above the facts of a lot, and whole behind the bar', async () => {
  await openApp('/car-auctions/7', { viewport: { width: 390, height: 844 } });
  await expect.element(deposit()).toBeVisible();
  const facts = page.getByRole('region', { name: 'Specification' }).element();
  expect(card().element().compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await page.getByRole('button', { name: 'How to start' }).click();
  await expect.element(page.getByRole('dialog').getByText('Bank details')).toBeVisible();
});

test('R65 whoever may bid sees none, and asks for none', async () => {
  signIn(server, { role: 'client' });
  await openApp('/car-auctions');
  await expect.element(page.getByRole('table', { name: 'Car listing' })).toBeVisible();
  await expect.element(card()).not.toBeInTheDocument();
  expect(server.requests(startCalls.view)).toEqual([]);
});
