import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../lib/browser/in-app.testkit.tsx';
import { sessionOf } from '../identity/session/accounts.testkit.ts';
import { session } from '../identity/session/session.ts';
import { dayOf, nextBid } from './dashboard.testkit.ts';
import type { DashboardData, DashboardScope } from './dashboard.ts';
import { DashboardPage } from './dashboard-page.tsx';

const navigate = vi.fn<(href: string) => void>();
const requests: string[] = [];
let respond: () => Response | Promise<Response>;

beforeEach(async () => {
  await page.viewport(1440, 900);
  requests.length = 0;
  vi.clearAllMocks();
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    requests.push(new URL(input as string, location.origin).search);
    return respond();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  session.set({ status: 3, profile: null });
});

async function open(response: DashboardData | typeof respond, scope: DashboardScope = 'mine') {
  respond = typeof response === 'function' ? response : () => Response.json(response);
  const { container } = await render(
    <InApp client={createNoRetryClient()} navigate={navigate}>
      <main>
        <DashboardPage
          scope={scope}
          navigate={navigate}
          listingHref="/car-auctions"
          renderPhoto={() => null}
          renderMeans={({ bidAllow }) => <p>{`free ${bidAllow}`}</p>}
          recent={<p>the latest notices</p>}
        />
      </main>
    </InApp>,
  );
  return container;
}

const clocks = (row: Element | undefined) => [...(row?.querySelectorAll('time') ?? [])].map((time) => time.dateTime);
/** The top positions of the heading, the figures and the first sheet. */
const tops = () =>
  [...document.querySelectorAll('header > h1, main dl:first-of-type > div, main section')]
    .slice(0, 7)
    .map((element) => element.getBoundingClientRect().top);
const hrefOf = (name: string | RegExp) => page.getByRole('link', { name }).first().element().getAttribute('href');
const means = { balance: 0, creditLimit: 5, bidAllow: 3, dailyBidLimit: 0, dailyUssLimit: 0, activeBids: 1 };

test('staff switch between their own and all clients, and follow links to waiting bids', async () => {
  session.set(sessionOf({ role: 'manager' }));
  const exposures = [
    { accountId: 7, name: 'Sakhalin Trade', balance: 0, creditLimit: 100, exposure: 96, isLimited: true },
    { accountId: 8, name: 'Baltic Auto', balance: 0, creditLimit: 100, exposure: 50, isLimited: true },
  ];
  await open(
    dayOf({ kind: 'staff', clients: 41, fresh: { count: 37, soon: 0, closes: null }, unpriced: 2, exposures }),
  );
  await expect
    .element(page.getByRole('link', { name: '37' }))
    .toHaveAttribute('href', '/bid-manager?bidStatus=1&auctionDate=all');
  expect(hrefOf('enter prices')).toBe('/bid-manager?bidStatus=6&auctionDate=all');
  expect(hrefOf('Sakhalin Trade')).toBe('/clients/7');
  // The menu of staff has no link to purchases.
  expect(hrefOf('Purchases')).toBe('/purchases');
  expect(page.getByText(/has \d+% of balance and credit limit in open bids/).elements()).toHaveLength(1);
  await userEvent.click(page.getByText('All'));
  expect(navigate).toHaveBeenCalledWith('/dashboard?scope=all', 'replace');
  expect(requests).toEqual(['?scope=mine']);
});

test('R57: staff to whom the desk is closed get no link to it', async () => {
  session.set(sessionOf({ role: 'manager', flags: [] }));
  const container = await open(
    dayOf({ kind: 'staff', fresh: { count: 37, soon: 0, closes: null }, unpriced: 2, next: [nextBid(1)] }),
  );
  await expect.element(page.getByText('37', { exact: true })).toBeVisible();
  expect(hrefOf('Purchases')).toBe('/purchases');
  expect(container.querySelectorAll('[href^="/bid-manager"]')).toHaveLength(0);
});

test('figures of all clients link to lists of all clients and days', async () => {
  session.set(sessionOf({ role: 'manager' }));
  await open(dayOf({ kind: 'staff', fresh: { count: 37, soon: 0, closes: null }, unpriced: 2 }), 'all');
  await expect.element(page.getByRole('link', { name: '37' })).toBeVisible();
  expect(hrefOf('37')).toBe('/bid-manager?bidStatus=1&auctionDate=all&manager=all');
  expect(hrefOf('enter prices')).toBe('/bid-manager?bidStatus=6&auctionDate=all&manager=all');
  expect(hrefOf('Open in the bid manager')).toBe('/bid-manager?manager=all');
  expect(hrefOf('Purchases')).toBe('/purchases?clients=all');
});

test.each([1440, 390])('a client sees its three deadlines in chronological order (%i px)', async (width) => {
  await page.viewport(width, 900);
  const container = await open(dayOf({ means, next: [nextBid(1), nextBid(2, { client: 'Ivanov A.' })] }));
  await expect.element(page.getByRole('link', { name: /^Lot / }).first()).toBeVisible();
  const rows = [...container.querySelectorAll('[data-bid-id]')];
  expect(clocks(rows[0])).toEqual(['2036-11-18T01:00:00Z', '2036-11-18T02:00:00Z', '2036-11-18T03:00:00Z']);
  expect(rows[1]?.textContent).toContain('Ivanov A.');
  expect(container.textContent).toContain('free 3');
  expect(container.textContent).toContain('the latest notices');
  expect(page.getByRole('group', { name: 'Whose bids' }).elements()).toHaveLength(0);
});

test.each([
  ['client', 768],
  ['client', 912],
  ['client', 1264],
  ['client', 1320],
  ['staff', 768],
  ['staff', 1100],
  ['staff', 1264],
] as const)('the next bids of a %s fit all their columns or are shown as strips, at %i px', async (kind, width) => {
  await page.viewport(width, 900);
  const container = await open(dayOf({ kind, means, next: [nextBid(1)] }));
  await expect.element(page.getByRole('link', { name: /^Lot / })).toBeVisible();
  // Strips have no minimum width.
  const table = container.querySelector<HTMLElement>('table:has([data-bid-id])');
  const room = table?.parentElement?.clientWidth ?? 0;
  expect(Number.parseFloat(table?.style.minWidth ?? '0')).toBeLessThanOrEqual(room);
});

const widthOf = (element: Element | null | undefined) => element?.getBoundingClientRect().width;

test('staff see recent notices too, over the whole width, so that nothing beside them stays empty', async () => {
  await open(dayOf({ kind: 'staff', clients: 1 }));
  await expect.element(page.getByText('the latest notices')).toBeVisible();
  expect(hrefOf('All notifications')).toBe('/notifications');
  const sheet = page.getByText('the latest notices').element().closest('section');
  expect(widthOf(sheet)).toBeCloseTo(widthOf(document.querySelector('main')) ?? 0, 0);
});

test('a chat unread for days shows its date, and an unlimited account shows no limit', async () => {
  const unread = { chats: 1, clients: 1, oldest: '2026-11-01T03:00:00Z' };
  const container = await open(dayOf({ means, unread, isLimited: false }));
  await expect.element(page.getByText('1 Nov', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/in open bids$/)).toBeVisible();
  expect(container.textContent).not.toContain('limit ');
});

test('a chart can be switched to a table by keyboard', async () => {
  const workload = [
    { at: '2026-11-18T03:30:00Z', fresh: 3, ready: 4 },
    { at: '2026-11-18T04:00:00Z', fresh: 0, ready: 2 },
  ];
  await open(dayOf({ kind: 'staff', clients: 0, workload }));
  const button = page.getByRole('button', { name: /^As a table: / }).first();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('row', { name: '12:30 3 4' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: '13:00 0 2' })).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
});

test('a day without bids says so and links to the lots', async () => {
  await open(dayOf({ means }));
  await expect.element(page.getByText('No deadlines ahead')).toBeVisible();
  expect(hrefOf('Find lots')).toBe('/car-auctions');
  await expect.element(page.getByText('No wins in the last 14 days')).toBeVisible();
});

test.each([
  ['of staff', 'manager', 'staff'],
  ['of a client', 'client', 'client'],
] as const)('when a day %s has loaded, its figures and scope switch have not moved', async (_, role, kind) => {
  session.set(sessionOf({ role }));
  const response = Promise.withResolvers<Response>();
  await open(() => response.promise);
  await expect.element(page.getByText('Loading today’s figures')).toBeInTheDocument();
  const before = tops();
  const choices = page.getByRole('group', { name: 'Whose bids' });
  expect(choices.elements()).toHaveLength(kind === 'staff' ? 1 : 0);
  response.resolve(Response.json(dayOf({ kind, clients: 0, means })));
  await expect.element(page.getByText('Loading today’s figures')).not.toBeInTheDocument();
  expect([before.length, tops().slice(0, before.length)]).toEqual([7, before]);
});

test('a day that fails to load shows an error and loads on retry', async () => {
  await open(() => new Response('', { status: 500 }));
  await expect.element(page.getByText('Today’s figures did not load')).toBeVisible();
  respond = () => Response.json(dayOf({ means }));
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('No deadlines ahead')).toBeVisible();
});
