import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import type { RawSearch } from '../../../lib/lists/list-address.ts';
import { soon } from '../../../lib/browser/soon.testkit.ts';
import { sessionOf } from '../../identity/session/accounts.testkit.ts';
import { session } from '../../identity/session/session.ts';
import { holdInk } from '../../../ui/tables/ink.testkit.ts';
import { bidFacets, bidsAnswer, listedBid } from './bids.testkit.ts';
import type { BidsAnswer, BidsCall } from './bids.ts';
import { showLotsInBids } from './bids-live.ts';
import { BidsPage } from './bids-page.tsx';

const navigate = vi.fn<(href: string) => void>();
const requests: URL[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(async () => {
  await page.viewport(1440, 900);
  requests.length = 0;
  vi.clearAllMocks();
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const url = new URL(input as string, location.origin);
    if (url.pathname.endsWith('/bid/filters')) return Response.json({ filters: bidFacets() });
    requests.push(url);
    return answer();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  session.set({ status: 3, profile: null });
});

async function open(reply: BidsAnswer | (() => Response), search: RawSearch = {}, call: BidsCall = 'mine') {
  answer = typeof reply === 'function' ? reply : () => Response.json(reply);
  const client = createNoRetryClient();
  const pageOf = (narrowed: RawSearch) => (
    <InApp client={client} navigate={navigate}>
      <main>
        <BidsPage
          call={call}
          search={narrowed}
          navigate={navigate}
          listingHref="/car-auctions"
          renderPhoto={() => null}
          renderChat={() => null}
        />
      </main>
    </InApp>
  );
  const { container, rerender } = await render(pageOf(search));
  const rows = () => [...container.querySelectorAll('[data-bid-id]')];
  return { client, container, rows, goTo: (other: RawSearch) => rerender(pageOf(other)) };
}

const hrefOf = (name: RegExp) => page.getByRole('link', { name }).element().getAttribute('href');

const forms = [
  ['a table', 1440],
  ['strips', 390],
] as const;

test.each(forms)(
  'in %s a new bid shows “under review” as text, without controls, and opens its lot in a new tab',
  async (_, width) => {
    await page.viewport(width, 900);
    const { rows } = await open(bidsAnswer([listedBid(1, { bidGroupPrefix: 'B2' })]));
    await soon(() => expect(rows()).toHaveLength(1));
    const [row] = rows();
    expect(row?.querySelector('[data-bid]')?.textContent).toBe('Under Review');
    expect(row?.textContent).toContain('B2');
    expect(row?.querySelector('button, select, input')).toBeNull();
    const link = row?.querySelector('a');
    expect([link?.getAttribute('href'), link?.target]).toEqual(['/car-auctions/1001', '_blank']);
  },
);

test.each([
  ['that is running', { status: lotStatusCodes.ongoing }],
  ['that is still to come', { status: lotStatusCodes.upcoming }],
])('on a strip the state of a lot %s is read out once', async (_, fields) => {
  await page.viewport(390, 900);
  const { rows } = await open(bidsAnswer([listedBid(1, { ...fields, sessionStart: null, deadline: null })]));
  await soon(() => expect(rows()).toHaveLength(1));
  const row = rows()[0]?.cloneNode(true) as Element;
  for (const hidden of row.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  expect(row.textContent?.match(/ongoing|upcoming/giu)).toHaveLength(1);
});

test('a strip shows the reason why a bid has ended beside its status, also with a client’s name', async () => {
  await page.viewport(390, 900);
  const user = { name: 'Konstantin Konstantinopolsky' } as ReturnType<typeof listedBid>['user'];
  const over = { bidStatus: 7, endReason: 'purchaseCancelled', status: lotStatusCodes.sold, user } as const;
  const { rows } = await open(bidsAnswer([listedBid(1, over)]));
  await soon(() => expect(rows()).toHaveLength(1));
  const reason = [...(rows()[0]?.querySelectorAll('span') ?? [])].find(
    ({ textContent }) => textContent === 'Purchase cancelled',
  );
  expect(reason?.parentElement?.querySelector('[data-bid]')?.textContent).toBe('Won');
});

test.each(forms)('in %s a sold lot is patched in its row, and only that row inks in', async (_, width) => {
  await page.viewport(width, 900);
  const { client, rows } = await open(bidsAnswer([listedBid(1), listedBid(2)]));
  await soon(() => expect(rows()).toHaveLength(2));
  holdInk();
  const runsAt = '2036-11-18T03:00:00Z';
  await showLotsInBids(client, [{ id: 1002, status: lotStatusCodes.sold, soldPrice: 712_000, runsAt }], () => {});
  await soon(() => expect(rows().map((row) => row.hasAttribute('data-saved'))).toEqual([false, true]));
  expect(rows()[1]?.textContent).toMatch(/712\u00A0000/);
  expect(requests).toHaveLength(1);
});

test('the open tab links back to all, the others to their own status', async () => {
  const { rows } = await open(bidsAnswer([listedBid(1, { bidStatus: 2 })]), { bidStatus: 2, page: 3 });
  await soon(() => expect(rows()).toHaveLength(1));
  expect(requests[0]?.search).toBe('?bidStatus=2&page=3');
  expect(hrefOf(/^Bid /)).toBe('/bids');
  expect(hrefOf(/^Win /)).toBe('/bids?bidStatus=6');
  expect(page.getByRole('link', { name: /archive/i }).query()).toBeNull();
});

test('twelve heads sort the list and go back to the first page', async () => {
  const { rows, container } = await open(bidsAnswer([listedBid(1)]));
  await soon(() => expect(rows()).toHaveLength(1));
  expect(container.querySelectorAll('thead button')).toHaveLength(12);
  await userEvent.click(page.getByRole('button', { name: 'Bid' }));
  expect(navigate).toHaveBeenLastCalledWith('/bids?sort=bidAmount&order=ASC');
});

test('without any bids the page links to the listing', async () => {
  await open(bidsAnswer([]));
  await expect.element(page.getByRole('heading', { name: 'No bids yet' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Find lots' })).toBeVisible();
});

test('an empty tab links back to all', async () => {
  await open(bidsAnswer([], 3), { bidStatus: 5 });
  await expect.element(page.getByRole('heading', { name: 'No bids match' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Show all bids' }).element().getAttribute('href')).toBe('/bids');
});

test('without any filter, not even default ones, an empty desk says that there are no bids', async () => {
  session.set(sessionOf({ role: 'manager', flags: ['bidsTodayDefault'] }));
  await open(bidsAnswer([]), { manager: 'all', auctionDate: 'all' }, 'manager');
  await expect.element(page.getByRole('heading', { name: 'No open bids' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Show all bids' }).query()).toBeNull();
});

test('a list that is loading is not shown as empty because the one before was', async () => {
  const { goTo, rows } = await open(bidsAnswer([], 3), { bidStatus: 5 });
  const none = page.getByRole('heading', { name: /^No bids (match|yet)$/ });
  await expect.element(none).toBeVisible();
  const whole = Promise.withResolvers<Response>();
  answer = () => whole.promise;
  await goTo({});
  await expect.element(page.getByText('Loading the bids').first()).toBeInTheDocument();
  await expect.element(none).not.toBeInTheDocument();
  whole.resolve(Response.json(bidsAnswer([listedBid(1)])));
  await soon(() => expect(rows()).toHaveLength(1));
});

test('a list that failed can be loaded again, and the focus moves to the heading', async () => {
  const refused = { success: false, code: 'INTERNAL', data: {}, text: { en: '', ru: '' }, id: 'e-1' };
  const { rows } = await open(() => Response.json(refused, { status: 500 }));
  await expect.element(page.getByText('The bids did not load')).toBeVisible();
  answer = () => Response.json(bidsAnswer([listedBid(1)]));
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await soon(() => expect(rows()).toHaveLength(1));
  expect(document.activeElement?.tagName).toBe('H1');
});

test.each(forms)('in %s every open bid shows until when it can be changed', async (_, width) => {
  await page.viewport(width, 900);
  const far = { deadline: '2036-11-18T02:00:00Z', auctionDate: '2036-11-18T03:00:00Z' };
  const { rows } = await open(
    bidsAnswer([
      listedBid(1, far),
      listedBid(2, { ...far, bidStatus: 2, deadline: '2036-11-17T02:00:00Z' }),
      listedBid(3, { ...far, bidStatus: 3 }),
    ]),
  );
  await soon(() => expect(rows()).toHaveLength(3));
  const [sameDay, dayBefore, refused] = rows().map(({ textContent }) => textContent);
  expect(sameDay).toMatch(width === 1440 ? /11:00 Tue/ : /bid by 11:00 ·/);
  expect(dayBefore).toMatch(width === 1440 ? /11:00 Mon/ : /bid by Mon 17 11:00 ·/);
  expect(refused).not.toMatch(/11:00/);
});

test.each(forms)('in %s a bid is dimmed once it and its lot have ended', async (_, width) => {
  await page.viewport(width, 900);
  const { rows } = await open(
    bidsAnswer([
      listedBid(1, { bidStatus: 3, status: lotStatusCodes.sold }),
      listedBid(2, { bidStatus: 3, status: lotStatusCodes.upcoming }),
      listedBid(3, { bidStatus: 2, status: lotStatusCodes.sold }),
    ]),
  );
  await soon(() => expect(rows()).toHaveLength(3));
  expect(rows().map((row) => row.matches('[data-over]'))).toEqual([true, false, false]);
});
