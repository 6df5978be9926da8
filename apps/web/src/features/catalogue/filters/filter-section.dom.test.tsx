import type { Filters } from '@seri/domain/catalogue/filters';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { render, renderHook } from 'vitest-browser-react';
import { scheduleQuery, weekDaysQuery } from '../schedule/schedule.query.ts';
import type { FilterFacets } from './filter-facets.ts';
import { useFilterDraft } from './filter-form.ts';
import type { SectionName } from './filter-sections.ts';
import { FilterSection } from './filter-section.tsx';

let act: Awaited<ReturnType<typeof renderHook>>['act'];

beforeEach(async () => {
  ({ act } = await renderHook(() => null));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

const advance = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
/** Dispatches synthetic events: a real keyboard takes time, which these tests count. */
const inputOf = (field: Locator) => field.element() as HTMLInputElement;
const press = (field: Locator) =>
  act(() => {
    const element = inputOf(field);
    element.focus();
    element.click();
  });
const fill = (field: Locator, text: string) =>
  act(() => {
    const input = inputOf(field);
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const enter = (field: Locator) =>
  act(() => inputOf(field).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));

const facets: FilterFacets = {
  color: ['White', 'Black', 'Red', 'Blue', 'Green', 'Pink', 'Gold'].map((value, index) => ({
    value,
    label: value,
    count: 70 - index,
  })),
  gearbox: [],
  ranges: { year: { min: 2010, max: 2019, step: 1, bars: [1, 4, 2, 0, 3], width: 2 } },
  without: {},
  totalResults: 1,
  totalSearchResults: 1,
};

const days = ['2026-11-23', '2026-11-24', '2026-11-25'];
const schedule = Object.fromEntries(
  days.map((date, day) => [
    `day-${day}`,
    Array.from({ length: 31 }, (_, house) => ({
      id: house,
      value: `${house}:${date}`,
      label: `House ${house}`,
      counter: 10,
      date,
      startsAt: `${date}T01:00:00Z`,
    })),
  ]),
);

interface SetUpOptions {
  initial?: Filters;
  pageType?: PageType;
}

async function setUp(section: SectionName, { initial = {}, pageType = 'car-auction' }: SetUpOptions = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(scheduleQuery(pageType).queryKey, schedule);
  client.setQueryData(weekDaysQuery.queryKey, { dayList: days.map((date, day) => ({ value: `day-${day}`, date })) });
  const applied = vi.fn<(filters: Filters) => void>();
  function Panel() {
    const [filters, setFilters] = useState(initial);
    const draft = useFilterDraft(filters, (next) => {
      applied(next);
      setFilters(next);
    });
    const form = { pageType, ...draft, facets, labelOf: (_: string, value: string) => value };
    return (
      <>
        <FilterSection form={form} section={section} />
        <button type="button" onClick={() => setFilters({})}>
          Elsewhere
        </button>
      </>
    );
  }
  const screen = await render(
    <QueryClientProvider client={client}>
      <Panel />
    </QueryClientProvider>,
  );
  return { screen, applied };
}

test('a choice shows at once and is applied together with those made within 700 ms', async () => {
  const { screen, applied } = await setUp('color');
  const [red, blue] = [screen.getByRole('checkbox', { name: /Red/ }), screen.getByRole('checkbox', { name: /Blue/ })];
  await press(red);
  await expect.element(red).toBeChecked();
  await advance(699);
  await press(blue);
  await advance(699);
  expect(applied).not.toHaveBeenCalled();
  await advance(1);
  expect(applied.mock.calls).toEqual([[{ color: ['Red', 'Blue'] }]]);
});

test('Back discards choices that are not applied yet', async () => {
  const { screen, applied } = await setUp('color', { initial: { color: ['Red'] } });
  await press(screen.getByRole('checkbox', { name: /Blue/ }));
  await press(screen.getByRole('button', { name: 'Elsewhere' }));
  await advance(5000);
  expect(applied).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('checkbox', { name: /Blue/ })).not.toBeChecked();
});

test('five values show at first, the others on request; chosen values always show', async () => {
  const { screen } = await setUp('color', { initial: { color: ['Gold', 'Khaki'] } });
  expect(screen.getByRole('checkbox').elements()).toHaveLength(7);
  await expect.element(screen.getByRole('checkbox', { name: /Khaki/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Pink/ }).query()).toBeNull();
  await press(screen.getByRole('button', { name: /^Show \d+ more$/ }));
  expect(screen.getByRole('checkbox').elements()).toHaveLength(8);
  await press(screen.getByRole('button', { name: 'Show fewer' }));
  expect(screen.getByRole('checkbox').elements()).toHaveLength(7);
});

test('an empty section says so', async () => {
  const { screen } = await setUp('gearbox');
  await expect.element(screen.getByText('Nothing to choose from')).toBeVisible();
});

test('both ends of a range apply together, ordered and without zeros', async () => {
  const { screen, applied } = await setUp('year');
  const [from, to] = screen.getByRole('textbox').all() as [Locator, Locator];
  await fill(from, '20a22');
  await expect.element(from).toHaveValue('2022');
  await fill(to, '2015');
  await advance(699);
  expect(applied).not.toHaveBeenCalled();
  await advance(1);
  expect(applied.mock.calls).toEqual([[{ year: { from: 2015, to: 2022 } }]]);
  // Two whole years are in order at once; other ends wait, since the reader may go on typing.
  await expect.element(from).toHaveValue('2015');
  await expect.element(to).toHaveValue('2022');
  await press(screen.getByRole('button', { name: 'Elsewhere' }));
  await expect.element(from).toHaveValue('');
  await fill(to, '0');
  await advance(700);
  expect(applied).toHaveBeenCalledTimes(1);
});

test('Enter applies a range at once and swaps reversed ends', async () => {
  const { screen, applied } = await setUp('mileage');
  const [from, to] = screen.getByRole('textbox').all() as [Locator, Locator];
  await fill(from, '140000');
  await fill(to, '20000');
  await enter(to);
  await advance(0);
  expect(applied.mock.calls).toEqual([[{ mileage: { from: 20_000, to: 140_000 } }]]);
  await expect.element(from).toHaveValue('20\u{A0}000');
});

test('an auction beyond the limit opens the dialog and is not chosen', async () => {
  const auction = Array.from({ length: 29 }, (_, house) => `${house}:2026-11-23`);
  const { screen, applied } = await setUp('schedule', { initial: { auction } });
  await press(screen.getByRole('button', { name: /24 November/ }));
  const [whole, one] = screen.getByRole('checkbox').all() as [Locator, Locator];
  await press(one);
  await advance(500);
  expect(applied).toHaveBeenCalledTimes(1);
  const more = screen.getByRole('checkbox').nth(3);
  await press(more);
  await expect.element(screen.getByRole('dialog', { name: /^At most \d+ auctions and days/ })).toBeVisible();
  await press(screen.getByRole('button', { name: 'OK' }));
  await advance(5000);
  await expect.element(more).not.toBeChecked();
  expect(applied).toHaveBeenCalledTimes(1);
  // Choosing the whole day replaces its one chosen auction, so the count stays at the limit.
  await press(whole);
  await advance(500);
  expect(applied.mock.lastCall).toEqual([{ auction, auctionDate: ['2026-11-24'] }]);
});

test('a press opens and closes a day', async () => {
  const { screen } = await setUp('schedule');
  const day = screen.getByRole('button', { name: /25 November/ });
  await press(day);
  await expect.element(day).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('checkbox').elements()).toHaveLength(6);
  await press(day);
  expect(screen.getByRole('checkbox').query()).toBeNull();
});

test('a date gets hyphens, applies after 500 ms and deselects the auctions of its day', async () => {
  const initial = { auction: ['1:2030-01-31', '2:2030-02-01'] };
  const { screen, applied } = await setUp('laterDates', { initial });
  const field = screen.getByRole('textbox', { name: 'Date', exact: true });
  await fill(field, '20300131');
  await expect.element(field).toHaveValue('2030-01-31');
  await advance(499);
  expect(applied).not.toHaveBeenCalled();
  await advance(1);
  expect(applied.mock.calls).toEqual([[{ auctionDate: ['2030-01-31'], auction: ['2:2030-02-01'] }]]);
});

test.each(['2025-13-40', '2020-01-01', '2030'])(
  '%s is not a valid date here: it is flagged after 700 ms and not applied',
  async (text) => {
    const { screen, applied } = await setUp('laterDates');
    const field = screen.getByRole('textbox', { name: 'From' });
    await fill(field, text);
    await advance(699);
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await advance(1);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription('Invalid field');
    await advance(5000);
    expect(applied).not.toHaveBeenCalled();
  },
);

test('Enter applies lot numbers at once; invalid text is flagged and not applied', async () => {
  const { screen, applied } = await setUp('lotNo');
  const field = screen.getByRole('searchbox');
  await fill(field, '20110-20140, 30001');
  await enter(field);
  await advance(0);
  const lotNo = [
    { from: 20_110, to: 20_140 },
    { from: 30_001, to: 30_001 },
  ];
  expect(applied.mock.calls).toEqual([[{ lotNo }]]);
  await fill(field, 'abc');
  await enter(field);
  await advance(5000);
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(applied).toHaveBeenCalledTimes(1);
});

const paste = (field: Locator, text: string) =>
  act(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    inputOf(field).dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });

test('a desktop applies lot numbers 1500 ms after the last key, also pasted lines', async () => {
  await page.viewport(1440, 900);
  const { screen, applied } = await setUp('lotNo');
  const field = screen.getByRole('searchbox');
  await paste(field, '20110\r\n20112\n');
  await expect.element(field).toHaveValue('20110,20112');
  await advance(1499);
  expect(applied).not.toHaveBeenCalled();
  await advance(1);
  expect(applied.mock.lastCall?.[0].lotNo?.map(({ from }) => from)).toEqual([20_110, 20_112]);
});

test('a phone applies lot numbers only with the button', async () => {
  await page.viewport(390, 800);
  const { screen, applied } = await setUp('lotNo');
  await fill(screen.getByRole('searchbox'), '20110');
  await advance(5000);
  expect(applied).not.toHaveBeenCalled();
  await press(screen.getByRole('button', { name: 'Find' }));
  await advance(0);
  expect(applied).toHaveBeenCalledTimes(1);
});

test('pasting a range fills both ends', async () => {
  const { screen, applied } = await setUp('year');
  await paste(screen.getByRole('textbox').first(), '2015 – 2022');
  await advance(700);
  expect(applied.mock.calls).toEqual([[{ year: { from: 2015, to: 2022 } }]]);
});
