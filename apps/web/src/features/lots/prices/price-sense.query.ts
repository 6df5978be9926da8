import { lotCalls } from '@seri/contract/stock/lots.calls';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { detailOf, type LotView } from '../page/lot-view.ts';
import type { PriceSenseAnswer } from './sold-lots.ts';

/** Sold lots change once a day, so a cached answer serves the whole visit to a lot. */
const staleTime = 5 * 60_000;

export const priceSenseQuery = (view: LotView) => soldLotsQuery(view.pageType, detailOf(view).id);

/** R39: for a lot of which only the id is known. */
export function soldLotsQuery(pageType: PageType, lotId: number) {
  const id = String(lotId);
  return queryOptions({
    queryKey: ['lots', 'prices', id],
    queryFn: ({ signal }): Promise<PriceSenseAnswer> =>
      api.ask(lotCalls[pageType].priceSense, { query: { id } }, { signal }),
    staleTime,
  });
}
