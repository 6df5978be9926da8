import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { type InfiniteData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render, renderHook } from 'vitest-browser-react';
import { soon } from '../../../lib/browser/soon.testkit.ts';
import { holdInk } from '../../../ui/tables/ink.testkit.ts';
import { type CachedListing, type Listing, listingsKey, type Lot } from '../list/lots.ts';
import { bikeLot, carLot, machineLot } from '../list/lots.testkit.ts';
import { showInRows } from '../list/listings-live.ts';
import { chooseDensity } from '../list/views.ts';
import { LotList } from './lot-list.tsx';
import { LotTable } from './lot-table.tsx';

const pageInfo = { page: 1, pageSize: 20, totalSearchResults: 2, totalResults: 2 };
const queryKey = [...listingsKey, 'car-auction', {}];
const shared = {
  label: 'Lots',
  visited: new Set([2]),
  stale: false,
  setting: { listQuery: '?yearFrom=2015', newTab: true, renderFavourite: () => null },
};

const forms = ['table', 'column', 'cards', 'strips'] as const;
type ListFormName = (typeof forms)[number];

function Lots({ form, lots }: { form: ListFormName; lots: readonly Lot[] }) {
  const [{ pageType } = carLot(1)] = lots;
  if (form !== 'table') return <LotList {...shared} form={form} lots={lots} />;
  return <LotTable {...shared} lots={lots} pageType={pageType} sorting={undefined} onSort={() => {}} />;
}

// A narrow table drops columns.
beforeEach(() => page.viewport(1920, 1080));

async function show(form: ListFormName, cached: CachedListing) {
  const client = new QueryClient();
  client.setQueryData(queryKey, cached);
  const queryFn = vi.fn<() => Promise<CachedListing>>();
  function Shown() {
    const { data } = useQuery({ queryKey, queryFn, staleTime: Infinity });
    const pages = data && ('pages' in data ? data.pages : [data]);
    return <Lots form={form} lots={pages?.flatMap(({ lots }) => lots) ?? []} />;
  }
  const { container } = await render(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  );
  const lots = () => [...container.querySelectorAll(form === 'table' ? 'tbody tr' : `ul[aria-label="Lots"] > li`)];
  return { client, container, queryFn, lots };
}

const onePage: Listing = { lots: [carLot(2), carLot(1)], pageInfo };
const twoPages: InfiniteData<Listing, number> = {
  pages: [
    { lots: [carLot(2)], pageInfo },
    { lots: [carLot(1)], pageInfo },
  ],
  pageParams: [1, 2],
};
const cachedFor = (form: ListFormName) => (form === 'strips' ? twoPages : onePage);

const figures = (id: number) => ({
  id,
  status: lotStatusCodes.sold,
  soldPrice: 700_000,
  runsAt: '2026-11-18T02:45:00Z',
});

test.each(forms)('a sold lot updates in place in the %s, without a refetch', async (form) => {
  const { client, container, queryFn, lots } = await show(form, cachedFor(form));
  const before = lots();
  await showInRows(client, [figures(1)]);
  await soon(() => expect(before[1]?.querySelector('[data-lamp="sold"]')).not.toBeNull());
  expect(lots()).toEqual(before);
  expect(before[1]?.querySelector('time')?.dateTime).toBe('2026-11-18T02:45:00Z');
  expect(before[0]?.querySelector('[data-lamp="sold"]')).toBeNull();
  expect(queryFn).not.toHaveBeenCalled();
  // With lots passing every second, announcements would drown out everything else.
  expect(container.querySelector('[aria-live], [role="status"], [role="alert"], output')).toBeNull();
});

test.each(forms)('only the changed lot is highlighted in the %s, and the highlight fades', async (form) => {
  const { client, lots } = await show(form, cachedFor(form));
  const [other, changed] = lots();
  const wet = () => lots().map((lot) => lot.hasAttribute('data-saved'));
  expect(wet()).toEqual([false, false]);
  const dry = holdInk();
  await showInRows(client, [figures(1)]);
  await soon(() => expect(wet()).toEqual([false, true]));
  expect(changed?.getAnimations({ subtree: true }).length).toBeGreaterThan(0);
  expect(other?.getAnimations({ subtree: true })).toEqual([]);
  dry();
  await soon(() => expect(wet()).toEqual([false, false]));
});

test('events for lots outside the listing change nothing', async () => {
  const { client } = await show('table', onePage);
  const cached = client.getQueryData(queryKey);
  await showInRows(client, [figures(7)]);
  expect(client.getQueryData(queryKey)).toBe(cached);
});

test.each(forms)(
  'a lot in the %s links to its page with the query of the list, and visited lots are marked',
  async (form) => {
    const { lots } = await show(form, onePage);
    const [opened, other] = lots();
    expect(opened?.querySelector('a')?.getAttribute('href')).toBe('/car-auctions/2?yearFrom=2015');
    expect(opened?.hasAttribute('data-seen')).toBe(true);
    expect(other?.hasAttribute('data-seen')).toBe(false);
  },
);

test.each(forms)('the %s shows the facts of each kind of vehicle', async (form) => {
  for (const [lot, words] of [
    [carLot(1), ['Toyota Harrier', 'MXUA80']],
    [bikeLot(1), ['Honda Rebel 250', 'MC49-6288518', '4']],
    [machineLot(1), ['Kubota RX-406', 'Mini excavator', 'RX-406-336827']],
  ] as const) {
    const { container } = await show(form === 'strips' ? 'column' : form, { lots: [lot], pageInfo });
    for (const word of words) expect(container.textContent).toContain(word);
  }
});

const dearLot = {
  ...carLot(1),
  mileage: 114_000,
  startPrice: 11_850_000,
  averagePrice: 12_224_500,
  averageCount: 41,
  myBid: true,
  myBidAmount: 12_500_000,
};

test.each([
  ['strips', 360, dearLot],
  ['strips', 390, { ...dearLot, status: lotStatusCodes.soldByNegotiation, soldPrice: 11_900_000 }],
  ['column', 768, dearLot],
  ['column', 1024, { ...dearLot, status: lotStatusCodes.soldByNegotiation, soldPrice: 11_900_000 }],
] as const)('%s at %d px cut neither money nor state', async (form, width, lot) => {
  await page.viewport(width, 844);
  const { container } = await render(<LotList {...shared} form={form} lots={[lot]} />);
  const shown = container.textContent.replaceAll('\u{A0}', ' ');
  for (const words of ['Average', '12 224 500 ¥', '12 500 000 ¥', '114 000 km']) expect(shown).toContain(words);
  const strip = container.querySelector('li');
  expect(strip?.scrollWidth).toBe(strip?.clientWidth);
  expect(strip?.scrollHeight).toBe(strip?.clientHeight);
  const facts = strip?.lastElementChild?.getBoundingClientRect();
  for (const child of strip?.lastElementChild?.children ?? []) {
    const { top, bottom } = child.getBoundingClientRect();
    expect([top >= (facts?.top ?? 0), bottom <= (facts?.bottom ?? 0)]).toEqual([true, true]);
  }
});

test('cards cut neither mileage, time nor the unusual side of the wheel', async () => {
  await page.viewport(1440, 900);
  const lots = [1, 2, 3, 4].map((id) => ({ ...carLot(id), mileage: 102_000, steering: 'left' }));
  const { container } = await render(
    <div style={{ width: 1130 }}>
      <LotList {...shared} form="cards" lots={lots} setting={{ ...shared.setting, onBid: () => {} }} />
    </div>,
  );
  const card = container.querySelector('li');
  const mileage = page
    .getByText(/102\s000\skm/)
    .first()
    .element();
  expect(mileage.scrollWidth).toBe(mileage.clientWidth);
  const right = card?.querySelector('time')?.getBoundingClientRect().right ?? Infinity;
  expect(right).toBeLessThan(page.getByRole('button').first().element().getBoundingClientRect().left);
  expect(card?.textContent).toContain('LHD · G');
});

test('the unusual side of the wheel stands first in its column, which cuts what follows', async () => {
  const { container } = await render(<Lots form="table" lots={[{ ...carLot(1), steering: 'left' }]} />);
  expect(container.querySelector('[data-column="paint"]')?.textContent).toBe('RedLHD · AT · 4WD');
});

test('a tall row tells under the name what has no column beside its photo', async () => {
  await page.viewport(1440, 900);
  chooseDensity('roomy');
  try {
    const lots = [{ ...carLot(1), equip: 'AC' }];
    const { container } = await render(<Lots form="table" lots={lots} />);
    const name = container.querySelector('[data-cell="name"]');
    expect(name?.textContent).toMatch(/2\sl · Red · AT · 4WD · AC/);
    await page.viewport(1920, 900);
    await soon(() => expect(name?.textContent).not.toContain('Red'));
  } finally {
    chooseDensity('normal');
  }
});

test('a photo that fails is asked for again, up to four times', async () => {
  const { act } = await renderHook(() => null);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const lots = [{ ...carLot(1), images: ['data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#/480'] }];
    const { container } = await render(<LotList {...shared} form="strips" lots={lots} />);
    const photo = () => container.querySelector('img');
    for (const tries of [1, 2, 3]) {
      await act(() => photo()?.dispatchEvent(new Event('error')));
      expect(photo()).toBeNull();
      await act(async () => vi.advanceTimersByTimeAsync(4000 * tries));
      expect(photo()).not.toBeNull();
    }
    await act(() => photo()?.dispatchEvent(new Event('error')));
    await act(async () => vi.advanceTimersByTimeAsync(60_000));
    expect(photo()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
