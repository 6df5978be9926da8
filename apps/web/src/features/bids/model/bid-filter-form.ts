import type { BidFilterName, BidFilters } from '@seri/domain/bids/bid-filters';
import type { Language } from '@seri/domain/common/languages';
import { type JapanDay, startOfJapanDay } from '@seri/domain/time/japan-time';
import type { Text } from '../../../lib/text.ts';
import { dayMonth, tokyo } from '../../../ui/format-time.ts';
import { auctionDayText } from '../../catalogue/model/filter-days.ts';
import { bidFilterData } from './bid-filters.data.ts';
import type { BidFacets } from './bids.ts';
import type { FilterEdit } from './bid-filter-edit.ts';
import type { BidsPlace } from './bids-search.ts';

/** How long a choice waits for the next one, in ms. */
export const appliesAfter = { most: 1500, found: 500, typed: 700 } as const;

/** What the filters of a list are given: what is chosen, applied or about to be, and the way to change it. */
export interface BidFilterForm {
  place: BidsPlace;
  filters: BidFilters;
  /** undefined until the first answer. */
  facets: BidFacets | undefined;
  /** Asks for them once more, where they did not come. */
  onRetry: (() => void) | undefined;
  change: (edit: FilterEdit, after?: number) => void;
  /** Applies at once what waits. */
  flush: () => void;
}

export interface BidOption {
  value: string;
  label: string;
  /** Which day an auction is of. */
  detail?: string | undefined;
  count: number;
}

/** What can be chosen and what is, each as it is read. */
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

/** Whose values are what is read of them. */
const saysItself: ReadonlySet<BidFilterName> = new Set(['condition', 'bidGroups']);

/** Until the answer says what it is called, an id is nothing to read. */
function missingText(name: BidFilterName, value: string, told: { language: Language; isKnown: boolean }): string {
  if (name === 'auctionDate') return auctionDayText(value as JapanDay, told.language);
  return told.isKnown || saysItself.has(name) ? value : '…';
}

/** What is chosen of a filter, in one line. */
export function chosenText(
  form: BidFilterForm,
  name: BidFilterName,
  { text, language, today }: { text: Text; language: Language; today: JapanDay },
): string {
  const values = form.filters[name] ?? [];
  const [first, ...others] = values;
  if (first === undefined) return text('bids.filter.any');
  const isOwn = name === 'manager' && form.place.defaults.manager?.join() === values.join();
  if (isOwn) return text('bids.filter.mine');
  const day = name === 'auctionDate' && dayMonth(startOfJapanDay(first as JapanDay), { language, timeZone: tokyo });
  const label = day || (optionsOf(form, name, language).find(({ value }) => value === first)?.label ?? first);
  const shown = day && first === today ? text('bids.filter.today', { day }) : label;
  return others.length === 0 ? shown : text('filters.tag.more', { values: shown, count: others.length });
}
