import { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import type { Filters } from '@seri/domain/catalogue/filters';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** Models by their name, in whatever keyboard layout it was typed. */
export function modelsFoundQuery(pageType: PageType, text: string) {
  return queryOptions({
    queryKey: ['filter-models', pageType, text],
    queryFn: ({ signal }) =>
      api.ask(catalogueCalls[pageType].findModels, { query: { search_model: text } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: text !== '',
  });
}

/** Chassis codes that hold the text, of the chosen models only. */
export function chassisFoundQuery(pageType: PageType, text: string, { modelId }: Filters) {
  const query = { search_chassis: text, ...(modelId && { modelId: modelId.join(',') }) };
  return queryOptions({
    queryKey: ['filter-chassis', pageType, query],
    queryFn: ({ signal }) => api.ask(catalogueCalls[pageType].findChassis, { query }, { signal }),
    placeholderData: keepPreviousData,
    enabled: text !== '',
  });
}
