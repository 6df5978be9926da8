import { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import { japanDay } from '@seri/domain/time/japan-time';
import { lastAuctionDay } from '@seri/domain/time/week-days';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bikeLot, carLot, machineLot, serveCars, serveLists } from '../../features/catalogue/list/lots.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { expectAddress, holdLive, newBrowser, openApp, phone, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server, { role: 'dealer' });
  serveCars(server, 100);
});

afterEach(() => expect(server.unanswered).toEqual([]));

const calls = catalogueCalls['car-auction'];
const rows = () => page.getByRole('table', { name: 'Car listing' }).getByRole('row');
const year = () => page.getByRole('columnheader', { name: 'Year' });

test('a head sorts up, down and not at all, in the address too', async () => {
  await openApp('/car-auctions');
  for (const [sorted, address] of [
    ['ascending', '/car-auctions?show=open&sort=year&order=ASC'],
    ['descending', '/car-auctions?show=open&sort=year&order=DESC'],
    ['none', '/car-auctions?show=open'],
  ] as const) {
    await year().getByRole('button').click();
    await expectAddress(address);
    if (sorted !== 'none') await expect.element(year()).toHaveAttribute('aria-sort', sorted);
  }
});

test('pages are addresses, sorting goes back to the first, Back to the one before', async () => {
  await openApp('/car-auctions');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expectAddress('/car-auctions?show=open&page=2&pageSize=20');
  await expect.element(page.getByText('21–40 of 100').first()).toBeVisible();
  await year().getByRole('button').click();
  await expectAddress('/car-auctions?show=open&sort=year&order=ASC');
  expect(server.requests(calls.listing).at(-1)?.query).toMatchObject({
    sort: 'year',
    page: '1',
  });
  history.back();
  await expectAddress('/car-auctions?show=open&page=2&pageSize=20');
});

test('a page beyond the end becomes the last one', async () => {
  await openApp('/car-auctions?page=9999&pageSize=20');
  await expectAddress('/car-auctions?show=open&page=5&pageSize=20');
  await expect.element(rows().nth(1)).toBeVisible();
});

test('a list that does not load says so with a number, and loads on the second try', async () => {
  server.refuse(calls.listing, 'INTERNAL');
  await openApp('/car-auctions');
  await expect.element(page.getByRole('alert').getByText('The list did not load')).toBeVisible();
  await expect.element(page.getByText(/e-123456/)).toBeVisible();
  serveCars(server, 100);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(rows().nth(1)).toBeVisible();
});

test('a list without lots says so and offers to reset the filters', async () => {
  serveCars(server, 0);
  await openApp('/car-auctions?sort=year&order=ASC');
  await expect.element(page.getByRole('heading', { name: 'No records found' })).toBeVisible();
  serveCars(server, 100);
  await page.getByRole('link', { name: 'Reset filters' }).click();
  await expectAddress('/car-auctions?show=open');
  await expect.element(rows().nth(1)).toBeVisible();
});

test('an empty list names the filter that leaves nothing and takes it back', async () => {
  serveCars(server, 0);
  server.answer(calls.filters, { ranges: {}, without: { year: 100 }, totalResults: 100, totalSearchResults: 0 });
  await openApp('/car-auctions?yearFrom=1950&yearTo=1951&sort=year&order=ASC');
  await expect.element(page.getByText(/^Without “Year” there would be/)).toBeVisible();
  serveCars(server, 100);
  await page.getByRole('button', { name: 'Remove the filter “Year”' }).click();
  await expectAddress('/car-auctions?show=open&sort=year&order=ASC');
  await expect.element(rows().nth(1)).toBeVisible();
});

test('the filters of a phone open on their title, so that no keyboard covers them', async () => {
  await openApp('/car-auctions', { viewport: phone });
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect.element(filters.getByRole('heading', { name: 'Filters', level: 2 })).toHaveFocus();
});

test('R37: an empty list names filters that only help together, and takes them back together', async () => {
  serveCars(server, 0);
  const withoutSeveral = [{ names: ['year' as const, 'color' as const], count: 3 }];
  const counts = { totalResults: 100, totalSearchResults: 0 };
  server.answer(calls.filters, { ranges: {}, without: {}, withoutSeveral, ...counts });
  await openApp('/car-auctions?yearFrom=1950&color=White&engineFrom=660');
  await expect.element(page.getByText('Without “Year” and “Colour” there would be 3 lots')).toBeVisible();
  serveCars(server, 3);
  await page.getByRole('button', { name: 'Remove the filters “Year” and “Colour”' }).click();
  await expectAddress('/car-auctions?engineFrom=660');
});

test('R38: statistics begin with the last results and the models that were chosen last', async () => {
  serveLists(server);
  const model = { value: 16, label: 'Rebel 250', makerId: 11, count: 4 };
  const maker = [{ value: 11, label: 'Honda', count: 9 }];
  const counts = { totalResults: 9, totalSearchResults: 9 };
  server.answer(catalogueCalls.bikes.filters, { ranges: {}, without: {}, maker, model: [model], ...counts });
  server.answer(catalogueCalls['bike-stats'].makers, maker);
  await openApp('/bike-auctions?modelId=16');
  await expect.element(page.getByRole('list').getByText('Rebel 250').first()).toBeVisible();
  await openApp('/bike-statistics');
  await expect.element(page.getByText(/^Choose a model or a date/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Reset filters' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Honda Rebel 250' }).click();
  await expectAddress('/bike-statistics?makerId=11&modelId=16');
});

test('R38: the last results are those of the last day of auctions', async () => {
  serveLists(server);
  await openApp('/bike-statistics');
  const results = page.getByRole('button', { name: /^(Yesterday’s results|Results of )/ });
  await results.click();
  const day = lastAuctionDay(japanDay(new Date()));
  await expectAddress(`/bike-statistics?auctionDateFrom=${day}&auctionDateTo=${day}`);
});

/** Statistics need a date. */
const dated = '?auctionDateFrom=2026-11-01';
const listings = [
  { path: '/car-auctions', name: 'Car listing', sort: 'Start', head: 'Average' },
  { path: '/oneprice', name: 'Fixed price', sort: 'Price', head: 'Average' },
  { path: '/car-statistics', name: 'Car statistics', sort: 'Sold for', head: 'Average', query: dated },
  { path: '/bike-auctions', name: 'Bike listing', sort: 'Start', head: 'Ratings' },
  { path: '/bike-statistics', name: 'Bike statistics', sort: 'Sold for', head: 'Average', query: dated },
  { path: '/machinery', name: 'Machinery listing', sort: 'Hours', head: 'Category / group' },
  { path: '/machinery-statistics', name: 'Machinery statistics', sort: 'Start', head: 'Bucket', query: dated },
];

for (const { path, name, sort, head, query = '' } of listings)
  test(`${path} stands as a table, as cards and as strips`, async () => {
    serveLists(server, { cars: [carLot(1)], bikes: [bikeLot(1)], machines: [machineLot(1)] });
    await openApp(`${path}${query}`);
    const lot = page.getByRole('table', { name }).getByRole('row').nth(1).getByRole('link');
    await expect.element(page.getByRole('columnheader', { name: head })).toBeVisible();
    await page.getByRole('columnheader', { name: sort }).getByRole('button').click();
    await soon(() =>
      expect(lot.element().getAttribute('href')).toMatch(new RegExp(`^${path}/1\\?.*sort=\\w+&order=ASC`)),
    );
    await page.getByRole('radio', { name: 'Cards' }).click({ force: true });
    const items = page.getByRole('list', { name }).getByRole('listitem');
    await expect.element(items).toHaveLength(1);
    await page.viewport(phone.width, phone.height);
    await expect.element(items.getByRole('link')).not.toHaveAttribute('target');
    await expect.element(page.getByRole('button', { name: /^Filters/ })).toBeVisible();
  });
