import type { PageType } from '@seri/domain/catalogue/page-types';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { api } from '../../../lib/calls/api.ts';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { soon } from '../../../lib/browser/soon.testkit.ts';
import { facetsQuery } from './facets.query.ts';
import { categoriesQuery, scheduleQuery, weekDaysQuery } from '../schedule/schedule.query.ts';
import { useFiltersComing } from './use-filters-coming.ts';

const keysOf = (pageType: PageType) => ({
  facets: facetsQuery(pageType, {}).queryKey,
  week: weekDaysQuery.queryKey,
  schedule: scheduleQuery(pageType).queryKey,
  categories: categoriesQuery(pageType).queryKey,
});

test.each([
  ['car-auction', ['schedule', 'week', 'facets']],
  ['car-auction', ['facets', 'week', 'schedule']],
  ['car-auction', ['facets', 'schedule', 'week']],
  ['machinery', ['facets', 'schedule', 'week', 'categories']],
  ['stats', ['facets']],
] as const)('the filters of %s are loading until the last of %s has arrived', async (pageType, queries) => {
  vi.spyOn(api, 'ask').mockImplementation(() => new Promise(() => {}));
  const client = createNoRetryClient();
  const { result, act } = await renderHook(() => useFiltersComing({ pageType, filters: {}, onChange: () => {} }), {
    wrapper: ({ children }) => <InApp client={client}>{children}</InApp>,
  });
  const arrive = (names: readonly (typeof queries)[number][]) =>
    act(() => {
      for (const name of names) client.setQueryData(keysOf(pageType)[name], {});
    });
  expect(result.current).toBe(true);
  await arrive(queries.slice(0, -1));
  expect(result.current).toBe(true);
  await arrive(queries.slice(-1));
  await soon(() => expect(result.current).toBe(false));
});
