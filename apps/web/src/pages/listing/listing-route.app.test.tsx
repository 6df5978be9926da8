import { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serveCars } from '../../features/catalogue/list/lots.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { expectAddress, holdLive, newBrowser, openApp, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server, { role: 'dealer' });
  serveCars(server, 100);
});

afterEach(() => expect(server.unanswered).toEqual([]));

const rows = () => page.getByRole('table', { name: 'Car listing' }).getByRole('row');
const year = () => page.getByRole('columnheader', { name: 'Year' });

test('a head sorts up, down and not at all, in the address too', async () => {
  await openApp('/car-auctions');
  for (const [sorted, address] of [
    ['ascending', '/car-auctions?sort=year&order=ASC'],
    ['descending', '/car-auctions?sort=year&order=DESC'],
    ['none', '/car-auctions'],
  ] as const) {
    await year().getByRole('button').click();
    await expectAddress(address);
    if (sorted !== 'none') await expect.element(year()).toHaveAttribute('aria-sort', sorted);
  }
});

test('pages are addresses, sorting goes back to the first, Back to the one before', async () => {
  await openApp('/car-auctions');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expectAddress('/car-auctions?page=2&pageSize=20');
  await expect.element(page.getByText('21–40 of 100').first()).toBeVisible();
  await year().getByRole('button').click();
  await expectAddress('/car-auctions?sort=year&order=ASC');
  expect(server.requests(catalogueCalls['car-auction'].listing).at(-1)?.query).toMatchObject({
    sort: 'year',
    page: '1',
  });
  history.back();
  await expectAddress('/car-auctions?page=2&pageSize=20');
});

test('a page beyond the end becomes the last one', async () => {
  await openApp('/car-auctions?page=9999&pageSize=20');
  await expectAddress('/car-auctions?page=5&pageSize=20');
  await expect.element(rows().nth(1)).toBeVisible();
});
