import { lotCalls } from '@seri/contract/stock/lots.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { detailOf, type LotView } from '../page/lot-view.ts';
import type { PriceSenseAnswer } from './sold-lots.ts';

/** Sold lots change once a day, so a cached answer serves the whole visit to a lot. */
const staleTime = 5 * 60_000;

export function priceSenseQuery(view: LotView) {
  const id = String(detailOf(view).id);
  return queryOptions({
    queryKey: ['lots', 'prices', id],
    queryFn: ({ signal }): Promise<PriceSenseAnswer> =>
      api.ask(lotCalls[view.pageType].priceSense, { query: { id } }, { signal }),
    staleTime,
  });
}
