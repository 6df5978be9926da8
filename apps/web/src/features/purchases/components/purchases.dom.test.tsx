import { formatYen } from '@seri/domain/money/money';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/in-app.testkit.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import type { OwnProfile } from '../../identity/model/session-state.ts';
import { session } from '../../identity/model/session.ts';
import { parsePurchasesSearch } from '../model/purchases-search.ts';
import { aPurchase, aPurchaseView, purchasesAnswer } from '../model/purchases.testkit.ts';
import { PurchasePage } from './purchase-page.tsx';
import { PurchasesPage } from './purchases-page.tsx';
import '../../../ui/tokens.css';
import '../../../ui/base.css';
import '../../../ui/fonts.css';

const navigate = vi.fn<(href: string) => void>();
const asked: URL[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(async () => {
  await page.viewport(1440, 900);
  asked.length = 0;
  vi.clearAllMocks();
  queryClient.clear();
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    asked.push(new URL(input as string, location.origin));
    return answer();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
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

const openList = (told: unknown, search = {}) => {
  answer = () => Response.json(told);
  return show(list(search));
};

const openOne = (told: () => Response, id = '700001') => {
  answer = told;
  const back = { href: '/payments', label: 'back' };
  return show(<PurchasePage id={id} backOf={() => back} renderPhotos={() => <span>photos</span>} />);
};

test.each([
  [1440, 'table'],
  [390, 'list'],
] as const)('at %i px the purchases stand as a %s, each leading to its own page', async (width, role) => {
  await page.viewport(width, 900);
  await openList(purchasesAnswer([aPurchase(), aPurchase({ id: 700_002, lotNo: '9120' })]));
  await expect.element(page.getByRole(role, { name: 'purchases.title' })).toBeVisible();
  const links = page.getByRole(role).getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/purchases/700001', '/purchases/700002']);
});

test('a tab asks for the statuses that stand in it, and the open one leads back to all', async () => {
  await openList(purchasesAnswer([aPurchase({ status: 7 })]), { status: 'ended' });
  const tab = page.getByRole('link', { name: /^purchases\.tab\.ended/ });
  await expect.poll(() => tab.element().textContent).toMatch(/ended\s*1/u);
  expect(asked.at(-1)?.searchParams.get('status')).toBe('6,7,8');
  expect(tab.element().getAttribute('href')).toBe('/purchases');
});

test('only who has clients chooses whose purchases stand there', async () => {
  const { unmount } = await openList(purchasesAnswer([aPurchase()]));
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(page.getByRole('group', { name: 'purchases.scope' }).elements()).toHaveLength(0);
  await unmount();
  const client = { id: 5, name: 'Ivanov' };
  await openList(purchasesAnswer([aPurchase({ client })], { can: { chooseClients: true } }));
  await expect.element(page.getByRole('cell', { name: 'Ivanov' })).toBeVisible();
  await userEvent.click(page.getByText('purchases.scope.all'));
  expect(navigate).toHaveBeenCalledWith('/purchases?clients=all');
});

const heads = () => [...document.querySelectorAll('thead th')].map((head) => head.textContent);

test('staff have the choice of clients, and their column, before the list is there', async () => {
  session.set({ status: 2, profile: { permission: {}, detail: { userType: 3 } } as unknown as OwnProfile });
  const told = Promise.withResolvers<Response>();
  answer = () => told.promise;
  await show(list());
  await expect.element(page.getByText('purchases.loading').first()).toBeInTheDocument();
  await expect.element(page.getByRole('group', { name: 'purchases.scope' })).toBeVisible();
  const before = heads();
  expect(before).toContain('purchases.col.client');
  told.resolve(Response.json(purchasesAnswer([aPurchase()], { can: { chooseClients: true } })));
  await expect.element(page.getByRole('table', { name: 'purchases.title' })).toBeVisible();
  expect(heads()).toEqual(before);
});

test.each([1440, 390])('a purchase says its voyage (%i px)', async (width) => {
  await page.viewport(width, 900);
  await openList(purchasesAnswer([aPurchase()]));
  await expect.element(page.getByText(/Vostok 214$/)).toBeVisible();
});

test('a strip says what a row does: chassis, stock number, and from when to when it is at sea', async () => {
  await page.viewport(390, 900);
  await openList(purchasesAnswer([aPurchase()]));
  const strip = page.getByRole('listitem');
  await expect.element(strip).toBeVisible();
  for (const told of ['AXUH80-0039117', 'S-700001', 'USS Tokyo', '24 Nov → 28 Nov']) {
    expect(strip.element().textContent).toContain(told);
  }
});

test('a client’s name has the room that names take', async () => {
  const client = { id: 5, name: 'Thomas Whitfield' };
  await openList(purchasesAnswer([aPurchase({ client })], { can: { chooseClients: true } }));
  const cell = page.getByRole('cell', { name: client.name });
  await expect.element(cell).toBeVisible();
  await document.fonts.ready;
  expect(cell.element().scrollWidth).toBe(cell.element().clientWidth);
});

test('an empty list says so, and an empty tab leads to all', async () => {
  const { unmount } = await openList(purchasesAnswer([]));
  await expect.element(page.getByRole('heading', { name: 'purchases.empty' })).toBeVisible();
  await expect.element(page.getByText('purchases.empty.hint')).toBeVisible();
  await unmount();
  const pageInfo = { page: 1, pageSize: 20, totalResults: 3, totalSearchResults: 0 };
  await openList(purchasesAnswer([], { pageInfo }), { status: 'delivered' });
  await expect.element(page.getByRole('link', { name: 'purchases.showAll' })).toHaveAttribute('href', '/purchases');
});

test('a list on its way is not called empty because another one was', async () => {
  const client = createNoRetryClient();
  answer = () => Response.json(purchasesAnswer([]));
  const { rerender } = await render(inApp(list({ status: 'delivered' }), client));
  const none = page.getByRole('heading', { name: 'purchases.empty' });
  await expect.element(none).toBeVisible();
  const whole = Promise.withResolvers<Response>();
  answer = () => whole.promise;
  await rerender(inApp(list(), client));
  await expect.element(page.getByText('purchases.loading').first()).toBeInTheDocument();
  await expect.element(none).not.toBeInTheDocument();
  whole.resolve(Response.json(purchasesAnswer([aPurchase()])));
  await expect.element(page.getByRole('table', { name: 'purchases.title' })).toBeVisible();
});

test('a purchase shows its stop, its money with the sum, and who is told', async () => {
  await openOne(() => Response.json(aPurchaseView()));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Toyota Harrier Z, 2021' })).toBeVisible();
  const here = document.querySelector('[aria-current="step"]');
  expect(here?.textContent).toContain('purchases.status.awaitingLoading');
  const total = page.getByRole('row', { name: /^purchases\.total/ }).element();
  expect(total.textContent).toContain(formatYen(1_850_000));
  await expect.element(page.getByText('purchases.notify.same')).toBeVisible();
  await expect.element(page.getByText('photos')).toBeVisible();
});

test.each([
  [7, 'purchases.status.cancelled'],
  [8, 'purchases.status.resold'],
])('one of status %i has left the way and says how', async (status, said) => {
  const { logistics } = aPurchaseView();
  await openOne(() => Response.json(aPurchaseView({ logistics: { ...logistics, status } })));
  await expect.element(page.getByText(said).first()).toBeVisible();
  expect(document.querySelector('[aria-current="step"]')).toBeNull();
});

test('one that was cancelled says that all was returned, and its price is struck in the list', async () => {
  const { logistics } = aPurchaseView();
  const { unmount } = await openOne(() =>
    Response.json(aPurchaseView({ isReturned: true, logistics: { ...logistics, status: 7 } })),
  );
  await expect.element(page.getByText('purchases.returned')).toBeVisible();
  await unmount();
  await openList(purchasesAnswer([aPurchase({ status: 7, isReturned: true }), aPurchase({ id: 700_002 })]));
  await expect.element(page.getByText('purchases.returned.short')).toBeInTheDocument();
  expect(document.querySelectorAll('s')).toHaveLength(1);
});

test('one whose win was taken back says that all was returned', async () => {
  await openOne(() => Response.json(aPurchaseView({ isReturned: true, isTakenBack: true })));
  await expect.element(page.getByText('purchases.takenBack', { exact: true })).toBeVisible();
  await expect.element(page.getByText('purchases.returned')).toBeVisible();
});

test('what staff note of it is text, whatever it says', async () => {
  await openOne(() => Response.json(aPurchaseView({ note: '<b>two</b> sets of wheels' })));
  await expect.element(page.getByText('<b>two</b> sets of wheels')).toBeVisible();
});

test('a missing one leads back to where it was opened from, and an impossible one is not asked for', async () => {
  const { unmount } = await openOne(() => Response.json({ code: 'NOT_FOUND', data: {}, text: {} }, { status: 404 }));
  await expect.element(page.getByRole('heading', { name: 'purchases.missing' })).toBeVisible();
  expect(page.getByRole('link', { name: 'back' }).element().getAttribute('href')).toBe('/payments');
  await unmount();
  asked.length = 0;
  await openOne(() => Response.json({}), 'seven');
  await expect.element(page.getByRole('heading', { name: 'purchases.missing' })).toBeVisible();
  expect(asked).toHaveLength(0);
});

test('one that did not load is asked for again', async () => {
  await openOne(() => Response.json({ code: 'INTERNAL', data: {}, text: {} }, { status: 500 }));
  await expect.element(page.getByRole('heading', { name: 'purchases.failed' })).toBeVisible();
  answer = () => Response.json(aPurchaseView());
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByRole('heading', { level: 1, name: /Harrier/ })).toBeVisible();
});
