import { bidsCalls } from '@seri/contract/screens/bids.calls';
import { clientCardsCalls } from '@seri/contract/screens/client-cards.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bidsAnswer, serveBids, listedBid } from '../../features/bids/list/bids.testkit.ts';
import { clientView } from '../../features/clients/list/clients.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { address, desktop, holdLive, newBrowser, openApp, phone, signIn } from '../../app/app.testkit.tsx';

const user = {
  name: 'Ivanov A.',
  company: 'Sakhalin Trade',
  clientId: 1023,
  jasClientId: 1023,
  userLevel: 'client',
  createdAt: '2026-02-20T03:00:00Z',
  lastLogin: null,
  creditLimit: 15_000_000,
  balance: 0,
  country: 'ru',
  note: '',
  carDealer: null,
};

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server, { role: 'manager' });
  const manager = [{ value: '7', label: 'Olga', count: 1 }];
  serveBids(server, 'manager', [listedBid(1, { user }), listedBid(2)], { manager });
});

afterEach(() => expect(server.unanswered).toEqual([]));

test('a manager begins with the own clients, widens, narrows and sorts, and Back goes the same way', async () => {
  await openApp('/bid-manager');
  const filter = page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: /^Manager/ });
  await expect.element(filter).toMatchTextContent(/Mine/);
  await filter.click();
  await page.getByRole('button', { name: 'Any', exact: true }).click();
  await expect.element(filter).toMatchTextContent(/Any/);
  await soon(() => expect(address()).toContain('manager=all'));
  await userEvent.keyboard('{Escape}');

  const amount = page.getByRole('columnheader', { name: 'Bid', exact: true });
  for (const [order, place] of [
    ['ascending', /sort=bidAmount&order=ASC/],
    ['descending', /sort=bidAmount&order=DESC/],
    ['none', /^[^?]*\?(?!.*sort=)/],
  ] as const) {
    await amount.getByRole('button').click();
    await soon(() => expect(address()).toMatch(place));
    await expect.element(amount).toHaveAttribute('aria-sort', order);
  }
  history.back();
  await expect.element(amount).toHaveAttribute('aria-sort', 'descending');
  expect(server.requests(bidsCalls.manager).map(({ query }) => query['order'])).toContain('DESC');
});

test('on a phone the tools of the selected bids take the place of the navigation', async () => {
  await openApp('/bid-manager', { viewport: phone });
  const pages = page.getByRole('navigation', { name: 'Main pages' });
  await expect.element(pages).toBeVisible();
  const select = page.getByRole('checkbox', { name: /^Select .*lot/i }).first();
  await select.click();
  const tools = page.getByRole('toolbar', { name: 'Selected bids' });
  await expect.element(tools).toBeVisible();
  await expect.element(pages).not.toBeInTheDocument();
  const { left, top } = tools.getByRole('button').first().element().getBoundingClientRect();
  expect(tools.element().contains(document.elementFromPoint(left + 4, top + 4))).toBe(true);
  await select.click();
  await expect.element(pages).toBeVisible();
});

test('a page size that was chosen is kept', async () => {
  await openApp('/bid-manager');
  const fifty = page.getByRole('radio', { name: '50' });
  await expect.element(fifty).toBeInTheDocument();
  (fifty.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await soon(() => expect(address()).toContain('pageSize=50'));
  await openApp('/bid-manager');
  await expect.element(fifty).toBeChecked();
});

test('a desk that is scrolled has its page in the address, without the page being opened anew', async () => {
  const bids = Array.from({ length: 100 }, (_, index) => listedBid(index + 1));
  server.answer(bidsCalls.manager, ({ query }) => {
    const [at, size] = [Number(query['page'] ?? 1), Number(query['pageSize'] ?? 20)];
    const shown = bids.slice((at - 1) * size, at * size);
    const pageInfo = { page: at, pageSize: size, totalSearchResults: bids.length, totalResults: bids.length };
    return { ...bidsAnswer(shown, bids.length), totalBids: 0, pageInfo };
  });
  await openApp('/bid-manager?manager=all&sort=bidAmount&order=ASC');
  const box = page.getByRole('checkbox', { name: 'Select all bids' });
  await expect.element(box).toBeVisible();
  (box.element() as HTMLElement).focus();
  const length = history.length;
  window.scrollTo({ top: 1500, behavior: 'instant' });
  await soon(() => expect(address()).toMatch(/[?&]page=[23]&/));
  await soon(() => expect(document.querySelector('tr[aria-busy]')).toBeNull());
  await expect.element(box).toHaveFocus();
  expect(history.length).toBe(length);
  const asked = server.requests(bidsCalls.manager).map(({ query }) => query['page']);
  expect(asked).toEqual([...new Set(asked)]);
  window.scrollTo({ top: 0, behavior: 'instant' });
  await soon(() => expect(address()).not.toContain('page='));
});

test.each([
  ['beside it on a desktop', desktop],
  ['from the side of a phone', phone],
] as const)('the name of a client opens its card %s, and Escape gives the focus back', async (_, viewport) => {
  server.answer(clientCardsCalls.userInfo, {
    user,
    balanceInfo: clientView(1023).balanceInfo,
    contacts: { mobile: '' },
  });
  await openApp('/bid-manager?manager=&auctionDate=', { viewport });
  const name = page.getByRole('button', { name: 'Ivanov A.' });
  const press = async () => {
    await expect.element(name).toBeVisible();
    (name.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  };
  await press();
  const card = page.getByRole('dialog', { name: 'Ivanov A.' });
  await expect.element(card.getByText('Credit limit', { exact: true })).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'Open client page' })).toHaveAttribute('href', '/clients/1023');
  await userEvent.keyboard('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(name).toHaveFocus();
  await press();
  await card.getByRole('button', { name: 'Set credit limit' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Set credit limit' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(name).toHaveFocus();
});
