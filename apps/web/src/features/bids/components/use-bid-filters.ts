import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../lib/text.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { bidFacetsQuery } from '../api/bid-facets.query.ts';
import { bidFilterKey, type FilterEdit } from '../model/bid-filter-edit.ts';
import { appliesAfter, type BidFilterForm } from '../model/bid-filter-form.ts';
import { type BidsPlace, type BidsSearch, tidied } from '../model/bids-search.ts';

interface BidFiltering {
  place: BidsPlace;
  search: BidsSearch;
  onFilters: (filters: BidsSearch['filters']) => void;
  /** Something of what can be chosen is to be seen. */
  isShown: boolean;
}

/** R62: what is chosen shows at once and is applied when the choosing rests. */
export function useBidFilters({ place, search, onFilters, isShown }: BidFiltering): BidFilterForm {
  const draft = useDraft({
    applied: search.filters,
    keyOf: bidFilterKey,
    onChange: onFilters,
    after: appliesAfter.most,
  });
  const facets = useQuery({ ...bidFacetsQuery(place, search, useLanguage()), enabled: isShown });
  return {
    place,
    filters: draft.value,
    facets: facets.data,
    onRetry: facets.isError ? () => void facets.refetch() : undefined,
    change: (edit: FilterEdit, after?: number) => draft.change((filters) => tidied(place, edit(filters)), after),
    flush: draft.flush,
  };
}
