import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render, renderHook } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { bidFacets } from '../list/bids.testkit.ts';
import { type BidListConfig, type BidsSearch, defaultSearch } from '../list/bids-search.ts';
import { FiltersInRow } from './bids-filters.tsx';

const config: BidListConfig = { list: 'live', reader: 'client', path: '/bids', defaults: {} };
const onFilters = vi.fn<(filters: object) => void>();
const requests: URL[] = [];
const option = (value: string, label = value) => ({ value, label, count: 2 });
const hit = { bidId: 77, lotNo: '20114', auctionName: 'USS Tokyo', maker: 'Toyota', model: 'Harrier', client: null };

beforeEach(() => {
  requests.length = 0;
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// React's own `act` does not know this test environment.
const { act } = await renderHook(() => undefined);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(facets = bidFacets(), found: readonly object[] = []) {
  await openWith(defaultSearch(config), (path) =>
    Response.json(path.endsWith('/bid/search') ? { cars: found } : { filters: facets }),
  );
}

async function openWith(narrowed: BidsSearch, answer: (path: string) => Response | Promise<Response>) {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const url = new URL(input as string, location.origin);
    requests.push(url);
    return answer(url.pathname);
  });
  await render(
    <InApp client={createNoRetryClient()}>
      <FiltersInRow config={config} search={narrowed} now={new Date()} onFilters={onFilters} />
    </InApp>,
  );
  await pass(50);
}

const cell = (name: RegExp) => page.getByRole('button', { name });

/** Clicks inside the page, because browser commands move the fake clock. */
const click = (control: Locator) => act(() => (control.element() as HTMLElement).click());

async function fill(field: Locator, value: string): Promise<void> {
  const input = field.element() as HTMLInputElement;
  input.focus();
  input.select();
  await userEvent.keyboard(value);
}

test('R62 a choice shows at once and is applied 1500 ms after the last one', async () => {
  await open(bidFacets({ group: [option('A'), option('B')] }));
  await click(cell(/^Group/));
  await click(page.getByRole('checkbox', { name: /^A/ }));
  await click(page.getByRole('checkbox', { name: /^B/ }));
  await pass(50);
  expect(cell(/^Group/).element().textContent).toMatch(/ \+\d/);
  await pass(1200);
  expect(onFilters).not.toHaveBeenCalled();
  await pass(300);
  expect(onFilters).toHaveBeenCalledExactlyOnceWith({ bidGroups: ['A', 'B'] });
});

test.each([
  [10, 0],
  [11, 1],
])('a picker of %i options has %i search fields', async (count, fields) => {
  await open(bidFacets({ chassisId: Array.from({ length: count }, (_, index) => option(`${index}`, `ZVW${index}`)) }));
  await click(cell(/^Chassis/));
  await expect.element(page.getByRole('checkbox').first()).toBeVisible();
  expect(page.getByRole('searchbox', { name: 'Find in the list' }).elements()).toHaveLength(fields);
});

test('an empty picker says so', async () => {
  await open();
  await click(cell(/^Group/));
  await expect.element(page.getByText('Nothing to choose from')).toBeVisible();
});

test('until the facets have loaded, an id shows as … and the options as a skeleton; after a failure they can be loaded again', async () => {
  const first = Promise.withResolvers<Response>();
  let answer = (): Response | Promise<Response> => first.promise;
  await openWith({ ...defaultSearch(config), filters: { chassisId: ['17'] } }, () => answer());
  expect(cell(/^Chassis/).element().textContent).toMatch(/…$/u);
  await click(cell(/^Chassis/));
  const picker = document.querySelector('[popover] [aria-busy="true"]');
  expect(picker?.textContent).toBe('Loading…');
  expect(picker?.clientHeight).toBeGreaterThan(100);
  first.resolve(Response.json({ code: 'INTERNAL', data: {}, text: {} }, { status: 500 }));
  await pass(50);
  await vi.waitFor(() =>
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('The filters did not load'),
  );
  answer = () => Response.json({ filters: bidFacets({ chassisId: [option('17', 'ZVW30')] }) });
  await click(page.getByRole('button', { name: 'Try again' }));
  await pass(50);
  await expect.element(page.getByRole('checkbox', { name: /^ZVW30/ })).toBeChecked();
  expect(cell(/^Chassis/).element().textContent).toMatch(/ZVW30$/u);
});

test('a date gets its hyphens while it is typed; an invalid one is flagged after 700 ms and not sent', async () => {
  await open();
  await click(cell(/^Date/));
  const field = page.getByRole('textbox', { name: 'Date' });
  await fill(field, '20251340');
  await expect.element(field).toHaveValue('2025-13-40');
  await pass(699);
  expect(page.getByText('Invalid field').query()).toBeNull();
  await pass(1);
  await expect.element(page.getByText('Invalid field')).toBeVisible();
  await pass(1500);
  expect(onFilters).not.toHaveBeenCalled();
  await fill(field, '20250131');
  await pass(1500);
  expect(onFilters).toHaveBeenCalledExactlyOnceWith({ auctionDate: ['2025-01-31'] });
});

const search = page.getByRole('combobox', { name: 'Lot number' });
const searches = () => requests.filter(({ pathname }) => pathname.endsWith('/bid/search'));

test('a number is searched for 700 ms after the last key, and a hit filters the list by its bid after 500 ms', async () => {
  await open(bidFacets(), [hit]);
  await fill(search, '20110-20140');
  await pass(600);
  expect(searches()).toEqual([]);
  await pass(100);
  expect(searches().map((url) => url.searchParams.get('lotNo'))).toEqual(['20110-20140']);
  await pass(50);
  await click(page.getByRole('option', { name: /20114.*USS Tokyo/ }));
  await pass(400);
  expect(onFilters).not.toHaveBeenCalled();
  await pass(100);
  expect(onFilters).toHaveBeenCalledExactlyOnceWith({ lotNo: [{ from: 20_114, to: 20_114 }], bidId: 77 });
});

test('a search without a hit says so; text that is not a number is flagged and not sent', async () => {
  await open();
  await fill(search, '9');
  await pass(700);
  await pass(50);
  await expect.element(page.getByText('Empty')).toBeVisible();
  await fill(search, 'abc');
  await pass(700);
  await expect.element(page.getByText('Invalid field')).toBeVisible();
  expect(searches()).toHaveLength(1);
});
