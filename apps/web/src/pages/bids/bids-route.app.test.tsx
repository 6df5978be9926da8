import { bidsCalls } from '@seri/contract/screens/bids.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bidsAnswer, serveBids, listedBid } from '../../features/bids/list/bids.testkit.ts';
import { serveProfilePage } from '../../features/identity/session/accounts.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import {
  address,
  desktop,
  expectAddress,
  holdLive,
  newBrowser,
  openApp,
  phone,
  signIn,
} from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
});

afterEach(() => expect(server.unanswered).toEqual([]));

const rows = () => [...document.querySelectorAll('[data-bid-id]')];
const shows = (count: number) => soon(() => expect(rows()).toHaveLength(count));
const tab = (name: RegExp) => page.getByRole('navigation', { name: 'Bids by status' }).getByRole('link', { name });
const bids = [listedBid(1), listedBid(2, { bidStatus: 2 })];
const facets = { clients: [{ value: '1001', label: 'Ivanov A.', count: 1 }] };
const filter = (name: RegExp) => page.getByRole('region', { name: 'Filters' }).getByRole('button', { name });

test('tabs, whose bids and order stand in the address, and Back returns', async () => {
  signIn(server, { role: 'dealer' });
  serveBids(server, 'dealer', bids, facets);
  await openApp('/dealer-bids');
  await shows(2);
  await tab(/^Bid \d/).click();
  await expectAddress('/dealer-bids?bidStatus=2');
  await shows(1);
  expect(document.querySelectorAll('[data-bid-id] [data-bid]:not([data-bid="bid"])')).toHaveLength(0);
  await page.getByText('Mine', { exact: true }).click();
  await expectAddress('/dealer-bids?bidStatus=2&bidType=mine');
  await page.getByRole('button', { name: 'Bid', exact: true }).click();
  await expectAddress('/dealer-bids?bidStatus=2&bidType=mine&sort=bidAmount&order=ASC');
  await tab(/^Bid \d/).click();
  await expectAddress('/dealer-bids?bidType=mine&sort=bidAmount&order=ASC');
  history.back();
  await expectAddress('/dealer-bids?bidStatus=2&bidType=mine&sort=bidAmount&order=ASC');
  history.back();
  await expectAddress('/dealer-bids?bidStatus=2&bidType=mine');
});

test('a dealer chooses of its clients, but not among its own bids', async () => {
  signIn(server, { role: 'dealer' });
  serveBids(server, 'dealer', bids, facets);
  await openApp('/dealer-bids');
  await filter(/^Client/).click();
  await page.getByRole('checkbox').first().click();
  await expectAddress('/dealer-bids?user=1001');
  expect(server.requests(bidsCalls.dealer).at(-1)?.query).toMatchObject({ user: '1001' });
  await userEvent.keyboard('{Escape}');
  (page.getByRole('radio', { name: 'Mine' }).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await soon(() => expect(address()).toContain('bidType=mine'));
  await expect.element(filter(/^Client/)).not.toBeInTheDocument();
});

test('by keyboard alone from the tabs to a bid, of which a client opens no card', async () => {
  signIn(server);
  serveBids(server, 'mine', bids);
  await openApp('/bids');
  await shows(2);
  (tab(/^All/).element() as HTMLElement).focus();
  const first = rows()[0]?.querySelector('a');
  for (let step = 0; step < 40 && document.activeElement !== first; step += 1) await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(first);
  expect([first?.getAttribute('href'), first?.target]).toEqual(['/car-auctions/1001', '_blank']);
  expect(document.querySelectorAll('[data-bid-id] button[aria-haspopup="dialog"][class*="name"]')).toHaveLength(0);
});

test('a client is not led to a dealer’s list', async () => {
  signIn(server);
  serveBids(server, 'mine', bids);
  await openApp('/bids');
  await shows(2);
  serveProfilePage(server, []);
  await openApp('/dealer-bids');
  await soon(() => expect(address()).not.toContain('dealer-bids'));
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(server.requests(bidsCalls.dealer)).toEqual([]);
});

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('on a %s the lists do not scroll sideways', async (_, viewport) => {
  signIn(server, { role: 'dealer' });
  serveBids(server, 'dealer', bids);
  serveBids(server, 'archive', bids);
  for (const path of ['/dealer-bids', '/archive-bids']) {
    await openApp(path, { viewport });
    await shows(2);
    await soon(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  }
});

test('in Russian a new bid is under review, and on a phone it stands in one strip', async () => {
  signIn(server, { role: 'vip', language: 'ru' });
  serveBids(server, 'mine', bids);
  await openApp('/bids?bidStatus=1', { viewport: phone, language: 'ru' });
  const strip = page.getByRole('list', { name: 'Мои ставки' }).getByRole('listitem').first();
  await expect.element(strip).toMatchTextContent(/На рассмотрении/);
  await expect.element(strip).toMatchTextContent(/¥/);
});

test('на телефоне ставки сужают фильтрами, а пустой список возвращают целиком', async () => {
  signIn(server, { role: 'vip', language: 'ru' });
  serveBids(server, 'mine', bids);
  server.answer(bidsCalls.mine, ({ query }) => ({
    ...bidsAnswer(query['auctionDate'] ? [] : bids, bids.length),
    totalBids: 0,
  }));
  await openApp('/bids', { viewport: phone, language: 'ru' });
  await shows(2);
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  await page.getByText('Дата', { exact: true }).first().click();
  const date = page.getByRole('textbox', { name: 'Дата' });
  await date.fill('20200131');
  await expect.element(date).toHaveValue('2020-01-31');
  await page.getByRole('button', { name: 'Показать ставки' }).click();
  await soon(() => expect(address()).toContain('auctionDate=2020-01-31'));
  await expect.element(page.getByRole('heading', { name: 'Подходящих ставок нет' })).toBeVisible();
  await page.getByRole('link', { name: 'Показать все ставки' }).click();
  await expectAddress('/bids');
  await shows(2);
});
