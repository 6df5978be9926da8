import { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import type { Filters } from '@seri/domain/catalogue/filters';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';

/** The server also matches text typed in the wrong keyboard layout. */
export function modelsFoundQuery(pageType: PageType, text: string) {
  return queryOptions({
    queryKey: ['filter-models', pageType, text],
    queryFn: ({ signal }) =>
      api.ask(catalogueCalls[pageType].findModels, { query: { search_model: text } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: text !== '',
  });
}

/** Chassis codes that contain the text, limited to the chosen models. */
export function chassisFoundQuery(pageType: PageType, text: string, { modelId }: Filters) {
  const query = { search_chassis: text, ...(modelId && { modelId: modelId.join(',') }) };
  return queryOptions({
    queryKey: ['filter-chassis', pageType, query],
    queryFn: ({ signal }) => api.ask(catalogueCalls[pageType].findChassis, { query }, { signal }),
    placeholderData: keepPreviousData,
    enabled: text !== '',
  });
}
