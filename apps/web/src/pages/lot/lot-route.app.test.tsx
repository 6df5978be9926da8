import { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import { companyCalls } from '@seri/contract/people/company.calls';
import { translationsCalls } from '@seri/contract/services/translations.calls';
import { biddingCalls } from '@seri/contract/trade/bidding.calls';
import { eligibilityCalls } from '@seri/contract/trade/eligibility.calls';
import { lotCalls } from '@seri/contract/stock/lots.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serveStanding } from '../../features/bidding/sense/standing.testkit.ts';
import { serveCars, serveLists } from '../../features/catalogue/list/lots.testkit.ts';
import { portalQuery } from '../../features/company/content/portal.query.ts';
import { verdictOf, vladivostok } from '../../features/eligibility/eligibility.testkit.ts';
import { type CarView, carView } from '../../features/lots/page/lot-views.testkit.ts';
import { nothingAsked } from '../../features/services/translation/result.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { expectAddress, holdLive, newBrowser, openApp, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server, { role: 'dealer' });
  serveStanding(server);
  serveLists(server);
  serveCars(server, 100);
  serveLots();
});

afterEach(() => expect(server.unanswered).toEqual([]));

function serveLots(change: Partial<CarView> = {}): void {
  server.answer(lotCalls['car-auction'].view, ({ query }) => carView(Number(query['id']), change));
}

const title = () => page.getByRole('article').getByRole('heading', { level: 1 });
const noLot = () => page.getByRole('heading', { name: 'This lot cannot be shown' });
const headNumber = () => title().element().textContent;

test('the title is built from house, lot number, car and year, on the page and in the tab', async () => {
  await openApp('/car-auctions/7');
  await expect.element(title()).toHaveTextContent('USS Tokyo · 20007 · Toyota Harrier G, 2021');
  await soon(() => expect(document.title).toBe('USS Tokyo · 20007 · Toyota Harrier, 2021 · Seri'));
});

test('R96 the page says that the car must not go to where the reader’s cars go, with the rule and its day', async () => {
  const rule = {
    id: 1,
    territory: 'ru',
    territoryName: 'Russian Federation',
    text: 'Hybrids',
    validFrom: '2023-08-09',
  };
  server.answer(
    eligibilityCalls.lotVerdict,
    verdictOf({ verdict: 'banned', destination: vladivostok, rules: [{ ...rule, validFrom: '2023-08-09' }] }),
  );
  await openApp('/car-auctions/7');
  await expect.element(page.getByText('Must not be exported to Vladivostok, Russian Federation')).toBeVisible();
  await expect.element(page.getByText('Hybrids (since 9 Aug 2023)')).toBeVisible();
  expect(page.getByRole('region', { name: 'Export' }).elements()).toEqual([]);
});

test('R96 staff enter what a paper tells of a car that nobody can judge yet', async () => {
  signIn(server, { role: 'manager' });
  server.answer(biddingCalls.exportTypes, []);
  const open = { destination: vladivostok, can: { enterFacts: true } };
  server.answer(
    eligibilityCalls.lotVerdict,
    verdictOf({ ...open, verdict: 'check', missing: ['driveKind'], banned: ['Belarus'] }),
  );
  server.answer(eligibilityCalls.enterFacts, () => {
    server.answer(eligibilityCalls.lotVerdict, verdictOf(open));
    return { success: true as const };
  });
  await openApp('/car-auctions/7');
  const verdict = page.getByRole('region', { name: 'Export' });
  await expect.element(page.getByText('Not known yet: may it go to Vladivostok, Russian Federation?')).toBeVisible();
  await expect.element(page.getByText(/Missing: Drive/)).toBeVisible();
  await expect.element(verdict).toMatchTextContent(/Must not be exported to: Belarus.*drive unknown/);
  await verdict.getByRole('button', { name: 'Enter facts' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save facts' }).click();
  await expect.element(dialog.getByLabelText('Paper')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabelText('Drive').selectOptions('petrol');
  await dialog.getByLabelText('Paper').fill('Export certificate 12345');
  await dialog.getByRole('button', { name: 'Save facts' }).click();
  await expect.element(page.getByText('Facts saved')).toBeVisible();
  await expect.element(verdict).toMatchTextContent(/May be exported to Vladivostok/);
  expect(server.requests(eligibilityCalls.enterFacts).map(({ body }) => body)).toEqual([
    { lotId: 7, version: 0, driveKind: 'petrol', engineCc: null, paper: 'Export certificate 12345' },
  ]);
});

test('a lot that the server does not know shows the empty state with a way to the listing', async () => {
  server.refuse(lotCalls['car-auction'].view, 'NOT_FOUND');
  await openApp('/car-auctions/101');
  await expect.element(noLot()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await page.getByRole('main').getByRole('link', { name: 'Go to car listing' }).click();
  await expectAddress('/car-auctions?show=open');
  await expect.element(page.getByRole('table', { name: 'Car listing' })).toBeVisible();
});

test.each(['abc', '99999999999999999999'])(
  'of an address that names no lot, %s, the server is not asked',
  async (id) => {
    await openApp(`/car-auctions/${id}`);
    await expect.element(noLot()).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Go to car listing' })).toBeVisible();
    expect(server.requests(lotCalls['car-auction'].view)).toEqual([]);
  },
);

test.each([
  ['/car-auctions', 'car-auction', '/car-statistics', 'stats', '?yearFrom=2015#facts'],
  ['/car-statistics', 'stats', '/car-auctions', 'car-auction', '?page=2'],
] as const)(
  'the address below %s leads to where the lot stands, with query and hash',
  async (path, pageType, homePath, home, rest) => {
    for (const asked of [pageType, home] as const) server.answer(lotCalls[asked].view, carView(7, { pageType: home }));
    await openApp(`${path}/7${rest}`);
    await soon(() => expect(`${location.pathname}${location.search}${location.hash}`).toBe(`${homePath}/7${rest}`));
    await expect.element(title()).toMatchTextContent(/ · 20007 · /);
  },
);

test('J and K lead to the lots beside it in the list it was opened from, over the edge of a page too', async () => {
  const list = 'yearTo=2012&sort=year&order=ASC';
  await openApp(`/car-auctions/20?${list}`);
  await expect.element(page.getByRole('link', { name: 'Next lot: 20021 Toyota Harrier' })).toBeVisible();
  expect(server.requests(catalogueCalls['car-auction'].listing).at(-1)?.query).toMatchObject({
    year: ',2012',
    sort: 'year',
    order: 'ASC',
    page: '2',
  });
  for (const [key, id, query] of [
    ['k', 19, /^\?(?!.*page=2).*sort=year/],
    ['j', 20, /^\?(?!.*page=2).*sort=year/],
    ['j', 21, /[?&]page=2(&|$)/],
  ] as const) {
    await userEvent.keyboard(key);
    await soon(() => expect(location.pathname).toBe(`/car-auctions/${id}`));
    expect(location.search).toMatch(query);
    await soon(() => expect(headNumber()).toContain(` · ${20_000 + id} · `));
    await expect.element(page.getByRole('link', { name: `Next lot: ${20_001 + id} Toyota Harrier` })).toBeVisible();
  }
  history.back();
  await soon(() => expect(location.pathname).toBe('/car-auctions/20'));
  await soon(() => expect(headNumber()).toContain(' · 20020 · '));
});

const send = () => page.getByRole('button', { name: 'Ask for a translation' });

async function openManager(): Promise<void> {
  await page.getByRole('button', { name: 'Translation' }).click();
  await page.getByRole('tab', { name: 'Manager' }).click();
}

test('a request for a translation that failed cannot be sent again until the page is opened anew', async () => {
  serveLots({ translations: { ai: false, manager: true } });
  server.answer(translationsCalls.result, nothingAsked);
  server.cut(translationsCalls.ask);
  await openApp('/car-auctions/20?yearTo=2012');
  await openManager();
  await send().click();
  await expect.element(page.getByRole('alert').getByText(/was not sent/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await openManager();
  await expect.element(send()).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  for (const [key, id] of [
    ['j', 21],
    ['k', 20],
  ] as const) {
    await userEvent.keyboard(key);
    await soon(() => expect(headNumber()).toContain(` · ${20_000 + id} · `));
  }
  await openManager();
  await expect.element(send()).toBeEnabled();
});

/** The device is four hours and a bit ahead of it. */
const serverTime = () => Date.now() - 4.4 * 3_600_000;
const inHours = (hours: number) => new Date(serverTime() + hours * 3_600_000).toISOString();
const told = () => page.getByRole('timer').elements()[0]?.querySelector('time')?.getAttribute('datetime') ?? '';

test('the three clocks stand in their order, right on a device whose clock is wrong', async () => {
  server.answer(companyCalls.portal, () => ({ now: inHours(0), version: 'test', demo: null }));
  const { lotInfo, bidInfo } = carView(7);
  const times = [inHours(60), inHours(61), inHours(63)] as const;
  const [cancelDeadline, biddingDeadline, expectedAt] = times;
  serveLots({
    lotInfo: { ...lotInfo, auctionDate: expectedAt, expectedAt },
    bidInfo: { ...bidInfo, cancelDeadline, biddingDeadline, sessionStart: inHours(62) },
  });
  await queryClient.prefetchQuery(portalQuery);
  await openApp('/car-auctions/7');
  await expect.element(title()).toBeVisible();
  const clocks = page.getByRole('article').element().querySelector('header dl');
  const all = (tag: string) => [...(clocks?.querySelectorAll(tag) ?? [])];
  expect(all('dt').map(({ textContent }) => textContent)).toEqual(['Cancel by', 'Bid by', 'Runs about']);
  const shown = all('dd').map((place) => place.querySelector('time')?.getAttribute('datetime'));
  expect(shown.map((at) => Date.parse(at ?? ''))).toEqual(times.map((at) => Date.parse(at)));
  await soon(() => expect(Math.abs(Date.parse(told()) - serverTime())).toBeLessThan(2500));
});

test('a failed load says so and can be tried again', async () => {
  server.cut(lotCalls['car-auction'].view);
  await openApp('/car-auctions/7');
  await expect.element(noLot()).toBeVisible();
  serveLots();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(title()).toMatchTextContent(/ · 20007 · /);
});

test.each(['/car-auctions/7', '/oneprice/7'])(
  'who may not see what was sold sees nothing of it, and it is not asked for: %s',
  async (path) => {
    signIn(server, { role: 'guest' });
    server.answer(lotCalls.stock.view, carView(7, { pageType: 'stock', lotType: 'stock' }));
    await openApp(path);
    await expect.element(title()).toBeVisible();
    await expect.element(page.getByText('No auction sheet')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'What similar lots sold for' })).not.toBeInTheDocument();
    expect(server.requests(lotCalls['car-auction'].priceSense)).toEqual([]);
    expect(server.requests(lotCalls.stock.priceSense)).toEqual([]);
  },
);
