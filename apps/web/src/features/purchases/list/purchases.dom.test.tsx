import { formatYen } from '@seri/domain/money/money';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { sessionOf } from '../../identity/session/accounts.testkit.ts';
import { session } from '../../identity/session/session.ts';
import { parsePurchasesSearch } from './purchases-search.ts';
import { aPurchase, aPurchaseView, purchasesAnswer } from './purchases.testkit.ts';
import { PurchasePage } from '../page/purchase-page.tsx';
import { PurchasesPage } from './purchases-page.tsx';

const navigate = vi.fn<(href: string) => void>();
const requests: URL[] = [];
let respond: () => Response | Promise<Response>;

beforeEach(async () => {
  await page.viewport(1440, 900);
  requests.length = 0;
  vi.clearAllMocks();
  queryClient.clear();
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    requests.push(new URL(input as string, location.origin));
    return respond();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  session.set({ status: 3, profile: null });
});

const inApp = (children: ReactNode, client = createNoRetryClient()) => (
  <InApp client={client} navigate={navigate}>
    <main>{children}</main>
  </InApp>
);
const show = (children: ReactNode) => render(inApp(children));

const list = (search = {}) => (
  <PurchasesPage search={parsePurchasesSearch(search)} navigate={navigate} renderPhoto={() => <span>photo</span>} />
);

const openList = (body: unknown, search = {}) => {
  respond = () => Response.json(body);
  return show(list(search));
};

const openOne = (response: () => Response, id = '700001') => {
  respond = response;
  const back = { href: '/payments', label: 'back' };
  return show(
    <PurchasePage
      id={id}
      backOf={() => back}
      renderPhotos={() => <span>photos</span>}
      renderParties={() => null}
      renderNext={() => null}
      renderInvoices={() => null}
      renderCarPapers={() => null}
    />,
  );
};

test.each([
  [1440, 'table'],
  [390, 'list'],
] as const)('at %i px purchases are shown as a %s, each linked to its page', async (width, role) => {
  await page.viewport(width, 900);
  await openList(purchasesAnswer([aPurchase(), aPurchase({ id: 700_002, lotNo: '9120' })]));
  await expect.element(page.getByRole(role, { name: 'Purchases' })).toBeVisible();
  const links = page.getByRole(role).getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/purchases/700001', '/purchases/700002']);
});

test('a tab requests its statuses, and the open tab links back to all purchases', async () => {
  await openList(purchasesAnswer([aPurchase({ status: 7 })]), { status: 'ended' });
  const tab = page.getByRole('link', { name: /^Cancelled, resale/ });
  await expect.poll(() => tab.element().textContent).toMatch(/^Cancelled, resale\s*1$/u);
  expect(requests.at(-1)?.searchParams.get('status')).toBe('6,7,8');
  expect(tab.element().getAttribute('href')).toBe('/purchases');
});

test('one status has one word in its tab, its row and its details', async () => {
  const { unmount } = await openList(purchasesAnswer([aPurchase({ status: 2 })]));
  const tab = page.getByRole('link', { name: /^Waiting for ship assignment/ });
  await expect.element(tab).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Waiting for ship assignment/ })).toBeVisible();
  await unmount();
  const { logistics } = aPurchaseView();
  await openOne(() => Response.json(aPurchaseView({ logistics: { ...logistics, status: 2 } })));
  await expect.element(page.getByRole('definition').filter({ hasText: 'Waiting for ship assignment' })).toBeVisible();
});

test('only readers with clients can choose between their own and all clients', async () => {
  const { unmount } = await openList(purchasesAnswer([aPurchase()]));
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(page.getByRole('group', { name: 'Whose purchases' }).elements()).toHaveLength(0);
  await unmount();
  const client = { id: 5, name: 'Ivanov' };
  await openList(purchasesAnswer([aPurchase({ client })], { can: { chooseClients: true } }));
  await expect.element(page.getByRole('cell', { name: 'Ivanov' })).toBeVisible();
  await userEvent.click(page.getByText('All clients'));
  expect(navigate).toHaveBeenCalledWith('/purchases?clients=all');
});

const heads = () => [...document.querySelectorAll('thead th')].map((head) => head.textContent);

test('staff see the choice of clients and the client column while the list is loading', async () => {
  session.set(sessionOf({ role: 'manager' }));
  const response = Promise.withResolvers<Response>();
  respond = () => response.promise;
  await show(list());
  await expect.element(page.getByText('Loading the purchases').first()).toBeInTheDocument();
  await expect.element(page.getByRole('group', { name: 'Whose purchases' })).toBeVisible();
  const before = heads();
  expect(before).toContain('Client');
  response.resolve(Response.json(purchasesAnswer([aPurchase()], { can: { chooseClients: true } })));
  await expect.element(page.getByRole('table', { name: 'Purchases' })).toBeVisible();
  expect(heads()).toEqual(before);
});

test.each([1440, 390])('a purchase shows its voyage (%i px)', async (width) => {
  await page.viewport(width, 900);
  await openList(purchasesAnswer([aPurchase()]));
  await expect.element(page.getByText(/Vostok 214$/)).toBeVisible();
});

test('a strip shows the same facts as a row: chassis, stock number and sailing dates', async () => {
  await page.viewport(390, 900);
  await openList(purchasesAnswer([aPurchase()]));
  const strip = page.getByRole('listitem');
  await expect.element(strip).toBeVisible();
  for (const shownText of ['AXUH80-0039117', 'S-700001', 'USS Tokyo', '24 Nov → 28 Nov']) {
    expect(strip.element().textContent).toContain(shownText);
  }
});

test('the client column is wide enough for names', async () => {
  const client = { id: 5, name: 'Thomas Whitfield' };
  await openList(purchasesAnswer([aPurchase({ client })], { can: { chooseClients: true } }));
  const cell = page.getByRole('cell', { name: client.name });
  await expect.element(cell).toBeVisible();
  await document.fonts.ready;
  expect(cell.element().scrollWidth).toBe(cell.element().clientWidth);
});

test('an empty list says so, and an empty tab links to all purchases', async () => {
  const { unmount } = await openList(purchasesAnswer([]));
  await expect.element(page.getByRole('heading', { name: 'No records found' })).toBeVisible();
  await expect
    .element(page.getByText('A car appears here once you have won or ordered it and its price is confirmed.'))
    .toBeVisible();
  await unmount();
  const pageInfo = { page: 1, pageSize: 20, totalResults: 3, totalSearchResults: 0 };
  await openList(purchasesAnswer([], { pageInfo }), { status: 'delivered' });
  await expect.element(page.getByRole('link', { name: 'Show all purchases' })).toHaveAttribute('href', '/purchases');
});

test.each([1440, 390])('R93 at %i px each purchase tells in words whether it is paid, due or late', async (width) => {
  await page.viewport(width, 900);
  vi.setSystemTime('2026-11-22T03:00:00Z');
  await openList(
    purchasesAnswer([
      aPurchase(),
      aPurchase({ id: 700_002, dueOn: '2026-11-21', isOverdue: true }),
      aPurchase({ id: 700_003, paid: 1_850_000, open: 0 }),
    ]),
  );
  for (const words of ['due 24 Nov', 'overdue by 1 day', 'paid']) {
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  }
});

test('a loading list is not called empty because the previous one was', async () => {
  const client = createNoRetryClient();
  respond = () => Response.json(purchasesAnswer([]));
  const { rerender } = await render(inApp(list({ status: 'delivered' }), client));
  const none = page.getByRole('heading', { name: 'No records found' });
  await expect.element(none).toBeVisible();
  const allPurchases = Promise.withResolvers<Response>();
  respond = () => allPurchases.promise;
  await rerender(inApp(list(), client));
  await expect.element(page.getByText('Loading the purchases').first()).toBeInTheDocument();
  await expect.element(none).not.toBeInTheDocument();
  allPurchases.resolve(Response.json(purchasesAnswer([aPurchase()])));
  await expect.element(page.getByRole('table', { name: 'Purchases' })).toBeVisible();
});

test('a purchase shows its stop and the total', async () => {
  await openOne(() => Response.json(aPurchaseView()));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Toyota Harrier Z, 2021' })).toBeVisible();
  const here = document.querySelector('[aria-current="step"]');
  expect(here?.textContent).toContain('Waiting for loading');
  const total = page.getByRole('row', { name: /^Total/ }).element();
  expect(total.textContent).toContain(formatYen(1_850_000));
  await expect.element(page.getByText('photos')).toBeVisible();
});

test.each([
  [7, 'Purchase cancelled'],
  [8, 'Auction resale'],
])('a purchase of status %i shows that status instead of a stop', async (status, statusText) => {
  const { logistics } = aPurchaseView();
  await openOne(() => Response.json(aPurchaseView({ logistics: { ...logistics, status } })));
  await expect.element(page.getByText(statusText).first()).toBeVisible();
  expect(document.querySelector('[aria-current="step"]')).toBeNull();
});

test('a cancelled purchase says that it was refunded, and its price is struck through in the list', async () => {
  const { logistics } = aPurchaseView();
  const { unmount } = await openOne(() =>
    Response.json(aPurchaseView({ isReturned: true, logistics: { ...logistics, status: 7 } })),
  );
  await expect
    .element(page.getByText('Everything charged for this car has been returned to the balance.'))
    .toBeVisible();
  await unmount();
  await openList(purchasesAnswer([aPurchase({ status: 7, isReturned: true }), aPurchase({ id: 700_002 })]));
  await expect.element(page.getByText('returned')).toBeInTheDocument();
  expect(document.querySelectorAll('s')).toHaveLength(1);
});

test('a settled purchase says what stays charged, and tells the day of its resale in words', async () => {
  const { logistics } = aPurchaseView();
  const settlement = {
    id: 1,
    kind: 'resold' as const,
    reason: null,
    note: '',
    resoldOn: '2026-11-07',
    resoldAt: 'USS Tokyo',
    resoldFor: 1_600_000,
    gain: 0,
    isGainOfClient: true,
    at: '2026-11-07T03:00:00Z',
    version: 1,
  };
  await openOne(() =>
    Response.json(
      aPurchaseView({
        isReturned: true,
        logistics: { ...logistics, status: 8 },
        finances: { fields: [], total: 250_000 },
        settlement,
      }),
    ),
  );
  await expect.element(page.getByText(/^250.000.¥ stays charged for this car, the rest/)).toBeVisible();
  await expect.element(page.getByText(/Sold again on 7 Nov 2026 for 1.600.000.¥/)).toBeVisible();
});

test('a purchase whose win was taken back says that it was refunded', async () => {
  await openOne(() =>
    Response.json(aPurchaseView({ isReturned: true, isTakenBack: true, takenBackWhy: 'Sold twice' })),
  );
  await expect.element(page.getByText('This win was cancelled', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Reason: Sold twice')).toBeVisible();
  await expect
    .element(page.getByText('Everything charged for this car has been returned to the balance.'))
    .toBeVisible();
});

test('a staff note is shown as text, not as HTML', async () => {
  await openOne(() => Response.json(aPurchaseView({ note: '<b>two</b> sets of wheels' })));
  await expect.element(page.getByText('<b>two</b> sets of wheels')).toBeVisible();
});

test('a missing purchase links back to its list, and an invalid id is not requested', async () => {
  const { unmount } = await openOne(() => Response.json({ code: 'NOT_FOUND', data: {}, text: {} }, { status: 404 }));
  await expect.element(page.getByRole('heading', { name: 'No such purchase' })).toBeVisible();
  expect(page.getByRole('link', { name: 'back' }).element().getAttribute('href')).toBe('/payments');
  await unmount();
  requests.length = 0;
  await openOne(() => Response.json({}), 'seven');
  await expect.element(page.getByRole('heading', { name: 'No such purchase' })).toBeVisible();
  expect(requests).toHaveLength(0);
});

test('a purchase that failed to load can be retried', async () => {
  await openOne(() => Response.json({ code: 'INTERNAL', data: {}, text: {} }, { status: 500 }));
  await expect.element(page.getByRole('heading', { name: 'The purchases did not load' })).toBeVisible();
  respond = () => Response.json(aPurchaseView());
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByRole('heading', { level: 1, name: /Harrier/ })).toBeVisible();
});
