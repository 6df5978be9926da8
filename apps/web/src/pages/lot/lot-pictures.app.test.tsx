import { lotCalls } from '@seri/contract/stock/lots.calls';
import { quartilesOf } from '@seri/domain/prices/price-sense';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serveStanding } from '../../features/bidding/sense/standing.testkit.ts';
import { serveLists } from '../../features/catalogue/list/lots.testkit.ts';
import { carView, decodedSheet, pictures, noRights } from '../../features/lots/page/lot-views.testkit.ts';
import type { SimilarLot } from '../../features/lots/prices/sold-lots.ts';
import { senseOf } from '../../features/lots/prices/price-sense.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { desktop, expectAddress, holdLive, newBrowser, openApp, phone, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;

const path = '/car-auctions/7';
const prices = [100_000, 250_000, 300_000, 400_000, 450_000, 520_000, 610_000, 700_000, 880_000];

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server);
  serveLists(server);
  serveStanding(server);
  const [auctionSheet = '', ...images] = pictures(5);
  const { carCommonDetail } = carView(7);
  server.answer(
    lotCalls['car-auction'].view,
    carView(7, {
      carCommonDetail: { ...carCommonDetail, auctionSheet },
      lotImages: { images, thumbnails: images },
      sheet: decodedSheet,
      can: { ...noRights, seeSoldLots: true },
    }),
  );
  server.answer(lotCalls['car-auction'].priceSense, senseOf(prices.map(soldFor)));
});

afterEach(() => expect(server.unanswered).toEqual([]));

function soldFor(soldPrice: number, place: number): SimilarLot {
  return {
    id: 100 + place,
    pageType: 'stats',
    soldAt: new Date(Date.now() - (20 + place) * 86_400_000).toISOString(),
    auctionName: 'USS Tokyo',
    lotNo: String(30_000 + place),
    grade: 'G',
    condition: '4.5',
    year: 2021,
    mileage: 40_000,
    hours: null,
    soldPrice,
  };
}

const album = () => page.getByRole('region', { name: 'Photos' });
const photo = (place: number) => album().getByRole('button', { name: new RegExp(`photo ${place} of 4: open full`) });
const gallery = () => page.getByRole('dialog');
const told = () => gallery().getByRole('status');
const expectHash = (hash: string) => soon(() => expect(location.hash).toBe(hash));
const focus = (place: { element: () => Element }) => (place.element() as HTMLElement).focus();

test('the gallery opens at the third picture; plus ends at 300 %, another picture starts at 100 %', async () => {
  await openApp(path);
  await album()
    .getByRole('button', { name: /^Show photo 3/ })
    .click();
  await expectHash('#photo-3');
  await photo(3).click();
  await expect.element(told()).toHaveTextContent('Photo 3 of 4, zoom 100%');
  await expectHash('#gallery-3');
  const more = gallery().getByRole('button', { name: 'Zoom in' });
  for (const percent of [130, 160, 190, 220, 250, 280, 300, 300]) {
    await more.click();
    await expect.element(told()).toHaveTextContent(`Photo 3 of 4, zoom ${percent}%`);
  }
  await gallery().getByRole('button', { name: 'Show photo 2 of 4' }).click();
  await expect.element(told()).toHaveTextContent('Photo 2 of 4, zoom 100%');
  await gallery().getByRole('button', { name: 'Zoom on or off, 100%' }).click();
  await gallery()
    .getByRole('button', { name: /^Zoom on or off/, pressed: true })
    .click();
  await expect.element(told()).toHaveTextContent('Photo 2 of 4, zoom 100%');
  await gallery().getByRole('button', { name: 'Sheet alongside' }).click();
  await expect.element(gallery().getByRole('img', { name: 'Auction sheet' })).toBeVisible();
  await gallery().getByRole('button', { name: 'Close' }).click();
  await expect.element(gallery()).not.toBeInTheDocument();
  await expectHash('#photo-2');
});

test('the keyboard alone: turn, open, zoom, move, close; Back closes and stays on the page', async () => {
  await openApp(path);
  await expect.element(photo(1)).toBeVisible();
  focus(photo(1));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(photo(2)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(told()).toHaveTextContent('Photo 2 of 4, zoom 100%');
  await userEvent.keyboard('{ArrowRight}+');
  await expect.element(told()).toHaveTextContent('Photo 3 of 4, zoom 130%');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(told()).toHaveTextContent('Photo 3 of 4, zoom 130%');
  await userEvent.keyboard('{Escape}');
  await expect.element(gallery()).not.toBeInTheDocument();
  await expect.element(photo(3)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(gallery()).toBeVisible();
  history.back();
  await expect.element(gallery()).not.toBeInTheDocument();
  await expectAddress(path);
});

test('on a phone: a swipe turns the photos, the sheet opens full screen', async () => {
  await openApp(path, { viewport: phone });
  await expect.element(photo(1)).toBeVisible();
  const track = album().element().querySelector('ul');
  track?.scrollTo({ left: track.clientWidth });
  await expectHash('#photo-2');
  await page.getByRole('button', { name: /auction sheet: open full screen/ }).click();
  await expect.element(told()).toHaveTextContent('Auction sheet, zoom 100%');
  history.back();
  await expect.element(gallery()).not.toBeInTheDocument();
});

const decoded = () => page.getByRole('region', { name: 'Decoded sheet' });
const translation = () => page.getByRole('dialog', { name: 'Translation' });

test('in Russian the sheet says the same in Russian', async () => {
  signIn(server, { language: 'ru' });
  await openApp(path, { language: 'ru' });
  const marks = page.getByRole('region', { name: 'Повреждения' });
  await expect.element(marks.getByRole('listitem').first()).toMatchTextContent(/Капот: волна/);
  await expect.element(marks.getByText('2 повреждения, 1 серьёзное')).toBeVisible();
});

test('its address opens the translation, and Back closes one that was opened', async () => {
  await openApp(`${path}#translation`);
  await expect.element(translation()).toBeVisible();
  await translation().getByRole('button', { name: 'Close' }).click();
  await expect.element(translation()).not.toBeInTheDocument();
  await expectHash('');
  await decoded().getByRole('button', { name: 'Translation' }).click();
  await expect.element(translation()).toBeVisible();
  history.back();
  await expect.element(translation()).not.toBeInTheDocument();
  expect(`${location.pathname}${location.search}${location.hash}`).toBe(path);
});

test('the keyboard alone shows a mark on the body', async () => {
  await openApp(path);
  const marks = decoded().getByRole('region', { name: 'Damage marks' });
  const mark = decoded()
    .getByRole('button', { name: /show on the diagram$/ })
    .first();
  await expect.element(mark).toBeVisible();
  focus(mark);
  await userEvent.keyboard('{Enter}');
  await expect.element(mark).toHaveAttribute('aria-pressed', 'true');
  await expect.element(marks.getByRole('listitem').first()).toHaveAttribute('data-lit', '');
});

test('on a phone a touch on a mark lights its line', async () => {
  await openApp(path, { viewport: phone });
  const line = decoded().getByRole('region', { name: 'Damage marks' }).getByRole('listitem').first();
  await expect.element(line).toBeVisible();
  expect(line.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await line.getByRole('button').click();
  await expect.element(line).toHaveAttribute('data-lit', '');
  expect(decoded().element().scrollWidth).toBeLessThanOrEqual(phone.width);
});

const similar = () => page.getByRole('region', { name: 'What similar lots sold for' });
const digitsOf = (value: string) => Number(value.replaceAll(/\D/g, ''));

test('the amount of the bid tells its share of the similar lots in the table, and no second field asks for one', async () => {
  const { bidInfo } = carView(7);
  const deadlines = { cancelDeadline: '2999-11-17T23:00:00Z', biddingDeadline: '2999-11-18T00:00:00Z' };
  const change = {
    bidInfo: { ...bidInfo, ...deadlines, startPrice: 100_000 },
    can: { ...noRights, seeSoldLots: true },
  };
  server.answer(lotCalls['car-auction'].view, carView(7, change));
  await openApp(path);
  await expect.element(similar().getByText(/^average of 9 similar lots/)).toBeVisible();
  const amount = page.getByRole('textbox', { name: /^Your bid, step/ });
  const shown = () =>
    digitsOf(
      similar()
        .getByText(/^Amount, ¥[\d\s]+$/)
        .element().textContent,
    );
  const share = similar()
    .getByRole('status')
    .filter({ hasText: /similar lots? sold for this or less$/ });
  for (const [asked, percent] of [
    [100_000, 11],
    [880_000, 100],
    [1, 0],
  ] as const) {
    await amount.fill(String(asked));
    await expect.element(share).toMatchTextContent(new RegExp(`^${percent}% of 9 `));
  }
  const { median = 0 } = quartilesOf(prices) ?? {};
  await page
    .getByRole('button', { name: /^(Average|Median)/ })
    .first()
    .click();
  await soon(() => expect(shown()).toBe(median));
  focus(amount);
  await userEvent.keyboard('{ArrowUp}');
  await soon(() => expect(shown()).toBeGreaterThan(median));
  await expect.element(similar().getByRole('textbox')).not.toBeInTheDocument();
});

test.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('similar lots fit %s', async (_name, viewport) => {
  await openApp(path, { viewport });
  const table = similar().getByRole('table');
  await expect.element(table).toBeVisible();
  const [inner, room] = [table, similar()].map((place) => place.element().getBoundingClientRect().right);
  expect(inner).toBeLessThanOrEqual(room ?? 0);
});
