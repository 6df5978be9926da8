import type { BidFilterName, BidFilters } from '@seri/domain/bids/bid-filters';
import type { Language } from '@seri/domain/common/languages';
import { type JapanDay, startOfJapanDay } from '@seri/domain/time/japan-time';
import type { Text } from '../../../lib/language/text.ts';
import { dayMonth, tokyo } from '../../../ui/time/format-time.ts';
import { auctionDayText } from '../../catalogue/schedule/filter-days.ts';
import { bidFilterData } from './bid-filters.data.ts';
import type { BidFacets } from '../list/bids.ts';
import type { FilterEdit } from './bid-filter-edit.ts';
import type { BidListConfig } from '../list/bids-search.ts';

/** Debounce of a filter change, in ms. */
export const bidFilterDelays = { choice: 1500, hit: 500, typing: 700 } as const;

/** Shared by all filter components: the values chosen, applied or still debounced, and how to change them. */
export interface BidFilterForm {
  config: BidListConfig;
  filters: BidFilters;
  /** Undefined until the first answer. */
  facets: BidFacets | undefined;
  /** Loads the facets again; undefined unless loading failed. */
  onRetry: (() => void) | undefined;
  change: (edit: FilterEdit, after?: number) => void;
  /** Applies a debounced change at once. */
  flush: () => void;
}

export interface BidOption {
  value: string;
  label: string;
  detail?: string | undefined;
  count: number;
}

/** The facet's values, then chosen values that the facet does not list, with a count of 0. */
export function optionsOf({ facets, filters }: BidFilterForm, name: BidFilterName, language: Language): BidOption[] {
  const listed = (facets?.[bidFilterData[name].facet] ?? []) as readonly (BidOption & { date?: string })[];
  const options = listed.map(({ value, label, count, date }) => ({
    value,
    label: name === 'auctionDate' ? auctionDayText(value as JapanDay, language) : label,
    detail: date && dayMonth(startOfJapanDay(date as JapanDay), { language, timeZone: tokyo }),
    count,
  }));
  const missing = (filters[name] ?? []).filter((value) => !listed.some((option) => option.value === value));
  const labelOf = (value: string) => missingText(name, value, { language, isKnown: facets !== undefined });
  return [...options, ...missing.map((value) => ({ value, label: labelOf(value), count: 0 }))];
}

const labelledByValue: ReadonlySet<BidFilterName> = new Set(['condition', 'bidGroups']);

/** Shows … in place of an id until the facets have its label. */
function missingText(name: BidFilterName, value: string, context: { language: Language; isKnown: boolean }): string {
  if (name === 'auctionDate') return auctionDayText(value as JapanDay, context.language);
  return context.isKnown || labelledByValue.has(name) ? value : '…';
}

export function chosenText(
  form: BidFilterForm,
  name: BidFilterName,
  { text, language, today }: { text: Text; language: Language; today: JapanDay },
): string {
  const values = form.filters[name] ?? [];
  const [first, ...others] = values;
  if (first === undefined) return text('bids.filter.any');
  const isOwn = name === 'manager' && form.config.defaults.manager?.join() === values.join();
  if (isOwn) return text('bids.filter.mine');
  const day = name === 'auctionDate' && dayMonth(startOfJapanDay(first as JapanDay), { language, timeZone: tokyo });
  const label = day || (optionsOf(form, name, language).find(({ value }) => value === first)?.label ?? first);
  const shown = day && first === today ? text('bids.filter.today', { day }) : label;
  return others.length === 0 ? shown : text('filters.tag.more', { values: shown, count: others.length });
}
