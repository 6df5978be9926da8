import type { Filters } from '@seri/domain/catalogue/filters';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dismissToast, readToasts } from '../../../ui/passing/toast.ts';
import { facetsQuery } from './facets.query.ts';
import { FilterChips } from './filter-chips.tsx';

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
});

const filters: Filters = {
  gearbox: ['CVT'],
  condition: ['5'],
  year: { from: 2015 },
  equipement: 'AC',
  auctionDate: ['2026-11-24', '2026-11-25'],
};
const facets = { ranges: {}, without: {}, totalResults: 0, totalSearchResults: 0 };

async function setUp(initial: Filters = filters) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, queryFn: () => facets } } });
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(facets));
  client.setQueryData(facetsQuery('car-auction', initial).queryKey, facets);
  const changed = vi.fn<(next: Filters) => void>();
  function Chips() {
    const [applied, setApplied] = useState(initial);
    const change = (next: Filters) => {
      changed(next);
      setApplied(next);
    };
    return <FilterChips pageType="car-auction" filters={applied} onChange={change} />;
  }
  const screen = await render(
    <QueryClientProvider client={client}>
      <Chips />
    </QueryClientProvider>,
  );
  return { screen, changed };
}

test('shows nothing without filters', async () => {
  const { screen } = await setUp({});
  expect(screen.getByRole('button').elements()).toEqual([]);
});

test('the cross of a chip removes its filter and no other', async () => {
  await page.viewport(1400, 400);
  const { screen, changed } = await setUp();
  await screen.getByRole('button', { name: 'Remove CVT' }).click();
  const { gearbox: _, ...others } = filters;
  expect(changed.mock.calls).toEqual([[others]]);
  await expect.element(screen.getByText('CVT')).not.toBeInTheDocument();
});

test('after a removal the focus moves to the next chip, or from the last one to the previous one', async () => {
  await page.viewport(1400, 400);
  const { screen } = await setUp({ gearbox: ['CVT'], year: { from: 2015 }, equipement: 'AC' });
  const crosses = () => screen.getByRole('button', { name: /^Remove/ }).elements() as HTMLElement[];
  const [first] = crosses();
  first?.focus();
  first?.click();
  await expect.poll(() => crosses().length).toBe(2);
  expect(document.activeElement).toBe(crosses()[0]);
  const last = crosses().at(-1);
  last?.focus();
  last?.click();
  await expect.poll(() => crosses().length).toBe(1);
  expect(document.activeElement).toBe(crosses()[0]);
});

test('reset removes all filters and can be undone', async () => {
  const { screen, changed } = await setUp();
  await screen.getByRole('button', { name: 'Reset' }).click();
  expect(changed.mock.lastCall).toEqual([{}]);
  readToasts().at(-1)?.action?.onSelect?.();
  expect(changed.mock.lastCall).toEqual([filters]);
});

test('chips that do not fit are counted, and the count opens a list of all chips', async () => {
  await page.viewport(900, 400);
  const { screen } = await setUp();
  expect(screen.getByRole('button', { name: /more filters?$/ }).query()).toBeNull();
  await page.viewport(800, 400);
  screen.container.style.width = '320px';
  const more = screen.getByRole('button', { name: /more filters?$/ });
  await expect.element(more).toBeVisible();
  const hidden = screen.container.querySelectorAll('li[inert]').length;
  expect(hidden).toBeGreaterThan(0);
  await expect.element(more).toHaveTextContent(`+${hidden}`);
  await more.click();
  const all = screen.getByRole('dialog', { name: 'Applied filters' });
  expect(all.getByRole('listitem').elements()).toHaveLength(6);
});
