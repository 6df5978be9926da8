import type { Filters } from '@seri/domain/catalogue/filters';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { render, renderHook } from 'vitest-browser-react';
import { scheduleQuery, weekDaysQuery } from '../api/schedule.query.ts';
import type { Facets } from '../model/filter-facets.ts';
import { useFilterDraft } from '../model/filter-form.ts';
import type { SectionName } from '../model/filter-sections.ts';
import { FilterSection } from './filter-section.tsx';
import '../../../ui/tokens.css';
import '../../../ui/base.css';

let act: Awaited<ReturnType<typeof renderHook>>['act'];

beforeEach(async () => {
  ({ act } = await renderHook(() => null));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
/** Events of its own: a real keyboard takes its time, and here it is counted. */
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

const facets: Facets = {
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

interface SetUp {
  initial?: Filters;
  pageType?: PageType;
}

async function setUp(section: SectionName, { initial = {}, pageType = 'car-auction' }: SetUp = {}) {
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

test('a choice shows at once, and is applied with those that follow within 700 ms', async () => {
  const { screen, applied } = await setUp('color');
  const [red, blue] = [screen.getByRole('checkbox', { name: /Red/ }), screen.getByRole('checkbox', { name: /Blue/ })];
  await press(red);
  await expect.element(red).toBeChecked();
  await pass(699);
  await press(blue);
  await pass(699);
  expect(applied).not.toHaveBeenCalled();
  await pass(1);
  expect(applied.mock.calls).toEqual([[{ color: ['Red', 'Blue'] }]]);
});

test('Back overrules what was chosen and is not applied yet', async () => {
  const { screen, applied } = await setUp('color', { initial: { color: ['Red'] } });
  await press(screen.getByRole('checkbox', { name: /Blue/ }));
  await press(screen.getByRole('button', { name: 'Elsewhere' }));
  await pass(5000);
  expect(applied).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('checkbox', { name: /Blue/ })).not.toBeChecked();
});

test('five values stand at first, the others at a press; what is chosen always stands', async () => {
  const { screen } = await setUp('color', { initial: { color: ['Gold', 'Khaki'] } });
  expect(screen.getByRole('checkbox').elements()).toHaveLength(7);
  await expect.element(screen.getByRole('checkbox', { name: /Khaki/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Pink/ }).query()).toBeNull();
  await press(screen.getByRole('button', { name: 'filters.more' }));
  expect(screen.getByRole('checkbox').elements()).toHaveLength(8);
  await press(screen.getByRole('button', { name: 'filters.less' }));
  expect(screen.getByRole('checkbox').elements()).toHaveLength(7);
});

test('where there is nothing to choose from, it is said', async () => {
  const { screen } = await setUp('gearbox');
  await expect.element(screen.getByText('filters.empty')).toBeVisible();
});

test('both ends of a range apply together, in order, without the zero', async () => {
  const { screen, applied } = await setUp('year');
  const [from, to] = screen.getByRole('textbox').all() as [Locator, Locator];
  await fill(from, '20a22');
  await expect.element(from).toHaveValue('2022');
  await fill(to, '2015');
  await pass(699);
  expect(applied).not.toHaveBeenCalled();
  await pass(1);
  expect(applied.mock.calls).toEqual([[{ year: { from: 2015, to: 2022 } }]]);
  // What is typed stays where it was typed for as long as somebody may go on.
  await expect.element(from).toHaveValue('2022');
  await press(screen.getByRole('button', { name: 'Elsewhere' }));
  await expect.element(from).toHaveValue('');
  await fill(to, '0');
  await pass(700);
  expect(applied).toHaveBeenCalledTimes(1);
});

test('Enter applies a range at once, and its ends change places', async () => {
  const { screen, applied } = await setUp('mileage');
  const [from, to] = screen.getByRole('textbox').all() as [Locator, Locator];
  await fill(from, '140000');
  await fill(to, '20000');
  await enter(to);
  await pass(0);
  expect(applied.mock.calls).toEqual([[{ mileage: { from: 20_000, to: 140_000 } }]]);
  await expect.element(from).toHaveValue('20\u{A0}000');
});

test('the one auction too many opens the dialog and is not chosen', async () => {
  const auction = Array.from({ length: 29 }, (_, house) => `${house}:2026-11-23`);
  const { screen, applied } = await setUp('schedule', { initial: { auction } });
  await press(screen.getByRole('button', { name: /24 November/ }));
  const [whole, one] = screen.getByRole('checkbox').all() as [Locator, Locator];
  await press(one);
  await pass(500);
  expect(applied).toHaveBeenCalledTimes(1);
  const more = screen.getByRole('checkbox').nth(3);
  await press(more);
  await expect.element(screen.getByRole('dialog', { name: 'filters.auctions.limit' })).toBeVisible();
  await press(screen.getByRole('button', { name: 'filters.limit.close' }));
  await pass(5000);
  await expect.element(more).not.toBeChecked();
  expect(applied).toHaveBeenCalledTimes(1);
  // The whole day takes the one in: it counts as much.
  await press(whole);
  await pass(500);
  expect(applied.mock.lastCall).toEqual([{ auction, auctionDate: ['2026-11-24'] }]);
});

test('a day opens and closes at a press', async () => {
  const { screen } = await setUp('schedule');
  const day = screen.getByRole('button', { name: /25 November/ });
  await press(day);
  await expect.element(day).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('checkbox').elements()).toHaveLength(6);
  await press(day);
  expect(screen.getByRole('checkbox').query()).toBeNull();
});

test('a date gets its hyphens, applies 500 ms later, and takes the auctions of that day out', async () => {
  const initial = { auction: ['1:2030-01-31', '2:2030-02-01'] };
  const { screen, applied } = await setUp('laterDates', { initial });
  const field = screen.getByRole('textbox', { name: 'filters.date', exact: true });
  await fill(field, '20300131');
  await expect.element(field).toHaveValue('2030-01-31');
  await pass(499);
  expect(applied).not.toHaveBeenCalled();
  await pass(1);
  expect(applied.mock.calls).toEqual([[{ auctionDate: ['2030-01-31'], auction: ['2:2030-02-01'] }]]);
});

test.each(['2025-13-40', '2020-01-01', '2030'])(
  '%s is no date here: flagged after 700 ms, not applied',
  async (text) => {
    const { screen, applied } = await setUp('laterDates');
    const field = screen.getByRole('textbox', { name: 'filters.dateFrom' });
    await fill(field, text);
    await pass(699);
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await pass(1);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription('field.invalid');
    await pass(5000);
    expect(applied).not.toHaveBeenCalled();
  },
);

test('lot numbers apply with Enter at once; what is none is flagged and goes nowhere', async () => {
  const { screen, applied } = await setUp('lotNo');
  const field = screen.getByRole('searchbox');
  await fill(field, '20110-20140, 30001');
  await enter(field);
  await pass(0);
  const lotNo = [
    { from: 20_110, to: 20_140 },
    { from: 30_001, to: 30_001 },
  ];
  expect(applied.mock.calls).toEqual([[{ lotNo }]]);
  await fill(field, 'abc');
  await enter(field);
  await pass(5000);
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(applied).toHaveBeenCalledTimes(1);
});

const paste = (field: Locator, text: string) =>
  act(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    inputOf(field).dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });

test('a desktop finds lot numbers 1500 ms after the last key, pasted lines as well', async () => {
  await page.viewport(1440, 900);
  const { screen, applied } = await setUp('lotNo');
  const field = screen.getByRole('searchbox');
  await paste(field, '20110\r\n20112\n');
  await expect.element(field).toHaveValue('20110,20112');
  await pass(1499);
  expect(applied).not.toHaveBeenCalled();
  await pass(1);
  expect(applied.mock.lastCall?.[0].lotNo?.map(({ from }) => from)).toEqual([20_110, 20_112]);
});

test('a phone finds them with its button only', async () => {
  await page.viewport(390, 800);
  const { screen, applied } = await setUp('lotNo');
  await fill(screen.getByRole('searchbox'), '20110');
  await pass(5000);
  expect(applied).not.toHaveBeenCalled();
  await press(screen.getByRole('button', { name: 'filters.find' }));
  await pass(0);
  expect(applied).toHaveBeenCalledTimes(1);
});

test('both ends of a range can be pasted at once', async () => {
  const { screen, applied } = await setUp('year');
  await paste(screen.getByRole('textbox').first(), '2015 – 2022');
  await pass(700);
  expect(applied.mock.calls).toEqual([[{ year: { from: 2015, to: 2022 } }]]);
});
