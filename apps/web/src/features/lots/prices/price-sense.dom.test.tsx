import { formatYen } from '@seri/domain/money/money';
import { quartilesOf } from '@seri/domain/prices/price-sense';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { useToldAmount } from '../page/form-amount.ts';
import { carView } from '../page/lot-views.testkit.ts';
import type { EarlierAppearance, PriceSenseAnswer, SimilarLot } from './sold-lots.ts';
import { PriceSense } from './price-sense.tsx';
import { senseOf } from './price-sense.testkit.ts';

afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

const daysBack = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

function sold(days: number, soldPrice: number): SimilarLot {
  const house = { pageType: 'stats', auctionName: 'USS Tokyo', lotNo: String(20_000 + days) } as const;
  const facts = { grade: 'G', condition: '4.5', year: 2021, mileage: 40_000, hours: null };
  return { id: days, ...house, ...facts, soldAt: daysBack(days), soldPrice };
}

const carInfo = { maker: 'Toyota', model: 'Harrier', year: 2021, chassisId: 'MXUA80', mileage: 38_000 };

/** Nine within half a year, the most expensive last. */
const similar = Array.from({ length: 9 }, (_, index) => sold(20 + index, (index + 1) * 100_000));

async function show(sales: readonly SimilarLot[], more: Partial<PriceSenseAnswer> = {}) {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ ...senseOf(sales), ...more }));
  return open();
}

function open() {
  return render(
    <QueryClientProvider client={queryClient}>
      <PriceSense view={carView(7, { carInfo })} />
    </QueryClientProvider>,
  );
}

test('the price says on how many sales of when it rests', async () => {
  const screen = await show(similar);
  await expect.element(screen.getByText('average of 9 similar lots in 6 months, the latest 20 days ago')).toBeVisible();
  await expect
    .element(screen.getByRole('figure'))
    .toMatchTextContent(/Sold prices in 6 months: 9 lots, from 100k to 900k, average 500k\./);
});

test('what was let go of to find enough sales is said', async () => {
  const screen = await show(similar, { averageBasis: ['trim', 'months', 'mileage'] });
  await expect.element(screen.getByText(/^average of 9 similar lots in 12 months/)).toBeVisible();
  await expect
    .element(screen.getByText('Few sales, so the search is wider: any trim, 12 months, any mileage or hours'))
    .toBeVisible();
});

test('of fewer than five sales only the sales are shown', async () => {
  const screen = await show(similar.slice(0, 4));
  await expect.element(screen.getByText(/^few sales: 4 in 6 months/)).toBeVisible();
  expect(screen.getByRole('row').elements()).toHaveLength(1 + 4);
  expect(screen.getByText('75% sold below').query()).toBeNull();
  expect(screen.getByRole('textbox').query()).toBeNull();
});

test('a list that is cut off says so; the figures are those of all sales', async () => {
  const screen = await show(similar, { averageCount: 300, prices: Array.from({ length: 300 }, () => 700_000) });
  await expect.element(screen.getByText(/The newest 9 are listed$/)).toBeVisible();
  await expect.element(screen.getByRole('status')).toMatchTextContent(/of 300 similar lots/);
});

test('the quartiles are those of the lots in the table, which expands to all lots', async () => {
  const screen = await show(similar);
  const table = screen.getByRole('table', { name: 'Similar lots that were sold' });
  await expect.element(table).toBeVisible();
  expect(table.getByRole('row').elements()).toHaveLength(1 + 6);
  await screen.getByRole('button', { name: 'Show all 9' }).click();
  expect(table.getByRole('row').elements()).toHaveLength(1 + 9);
  for (const price of Object.values(quartilesOf(similar.map(({ soldPrice }) => soldPrice)) ?? {})) {
    await expect.element(screen.getByRole('definition').filter({ hasText: formatYen(price) })).toBeVisible();
  }
});

test('a row links to the page of its lot', async () => {
  const screen = await show(similar);
  const link = screen.getByRole('link', { name: 'Lot 20020, USS Tokyo' });
  await expect.element(link).toHaveAttribute('href', '/car-statistics/20');
});

test('an amount shows the share of lots sold at or under it', async () => {
  const screen = await show(similar);
  const share = screen.getByRole('status').filter({ hasText: 'or less' });
  await expect.element(screen.getByText(/^Amount, ¥500.000$/)).toBeVisible();
  await expect.element(share).toHaveTextContent('56% of 9 similar lots sold for this or less');
  await screen.getByRole('button', { name: /^75/ }).click();
  await expect.element(screen.getByText(/^Amount, ¥700.000$/)).toBeVisible();
  await expect.element(share).toMatchTextContent(/^78% /);
});

/** Tells its amount as the bid form does. */
function Form({ amount }: { amount: number | null }) {
  useToldAmount(7, amount);
  return null;
}

test('beside a bid form the amount is that of the form, and there is no other field for it', async () => {
  const screen = await show(similar);
  const form = await render(<Form amount={600_000} />);
  await expect.element(screen.getByText(/^67% of 9 similar lots/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^75/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  await form.rerender(<Form amount={99_999} />);
  await expect.element(screen.getByText(/^0% of 9 similar lots/)).toBeVisible();
  await form.unmount();
  await expect.element(screen.getByRole('button', { name: /^75/ })).toBeVisible();
});

test('lists what the lots have in common', async () => {
  const screen = await show(similar, { averageBasis: ['trim'] });
  await expect
    .element(screen.getByText(/same model and chassis code, 2020–2022, grade .*thousand\u00A0km$/))
    .toBeVisible();
});

test('without similar lots it says what was searched for', async () => {
  const screen = await show([]);
  await expect
    .element(screen.getByRole('heading', { name: 'No similar lots were sold in twelve months' }))
    .toBeVisible();
  await expect.element(screen.getByText(/^Searched for: same model and chassis code, 2020–2022, grade/)).toBeVisible();
  await expect.element(screen.getByText('No earlier auctions found for this vehicle.')).toBeVisible();
});

test('earlier appearances show their results', async () => {
  const former: EarlierAppearance = {
    id: 3,
    pageType: 'stats',
    auctionDate: '2026-06-05T01:00:00Z',
    auctionName: 'JU Aichi',
    lotNo: '71044',
    mileage: 40_000,
    startPrice: 450_000,
    soldPrice: 480_000,
    status: 4533,
  };
  const unsold = { ...former, id: 2, lotNo: '1', soldPrice: null, status: 4535 };
  const screen = await show([], { appearances: [former, unsold] });
  const table = screen.getByRole('table', { name: 'Earlier auctions' });
  await expect
    .element(table.getByRole('row').nth(1))
    .toHaveTextContent('5 Jun 202671044JU Aichi40 000480 000 ¥start 450 000 ¥');
  await expect.element(table.getByRole('row').nth(2)).toMatchTextContent(/Not sold/);
  await expect
    .element(table.getByRole('link', { name: 'Lot 71044, JU Aichi' }))
    .toHaveAttribute('href', '/car-statistics/3');
});

test('a failed load can be retried', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}, { status: 500 }));
  const screen = await open();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/The sold lots did not load/);
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(senseOf(similar)));
  await screen.getByRole('button').click();
  await expect.element(screen.getByText(/^average of 9/)).toBeVisible();
});
