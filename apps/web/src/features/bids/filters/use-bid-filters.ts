import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../lib/language/text.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { bidFacetsQuery } from './bid-facets.query.ts';
import { bidFilterKey, type FilterEdit } from './bid-filter-edit.ts';
import { bidFilterDelays, type BidFilterForm } from './bid-filter-form.ts';
import { type BidListConfig, type BidsSearch, withoutEmptyFilters } from '../list/bids-search.ts';

interface BidFilterOptions {
  config: BidListConfig;
  search: BidsSearch;
  onFilters: (filters: BidsSearch['filters']) => void;
  /** Facets are loaded only while their options can be seen. */
  isShown: boolean;
}

/** R62: a choice shows at once and is applied after the debounce. */
export function useBidFilters({ config, search, onFilters, isShown }: BidFilterOptions): BidFilterForm {
  const draft = useDraft({
    applied: search.filters,
    keyOf: bidFilterKey,
    onChange: onFilters,
    after: bidFilterDelays.choice,
  });
  const facets = useQuery({ ...bidFacetsQuery(config, search, useLanguage()), enabled: isShown });
  return {
    config,
    filters: draft.value,
    facets: facets.data,
    onRetry: facets.isError ? () => void facets.refetch() : undefined,
    change: (edit: FilterEdit, after?: number) =>
      draft.change((filters) => withoutEmptyFilters(config, edit(filters)), after),
    flush: draft.flush,
  };
}
