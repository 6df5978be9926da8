import type { FilterName } from '@seri/domain/catalogue/filter-names.data';
import type { PageType } from '@seri/domain/catalogue/page-types';
import type { Text } from '../../../lib/language/text.ts';
import type { SectionName } from './filter-sections.ts';

/** The label of a filter. A stock car has a fixed price, so its start price filter is called “price”. */
export function filterName(text: Text, pageType: PageType, name: FilterName): string {
  return name === 'startPrice' && pageType === 'stock' ? text('filters.name.price') : text(`filters.name.${name}`);
}

const firstFilter = {
  schedule: 'auction',
  dates: 'auctionDate',
  laterDates: 'auctionDate',
  chassis: 'chassisId',
  categories: 'category',
} as const;

export function sectionName(text: Text, pageType: PageType, section: SectionName): string {
  if (section === 'vehicle') return text('filters.makerAndModel');
  return filterName(
    text,
    pageType,
    section in firstFilter ? firstFilter[section as keyof typeof firstFilter] : (section as FilterName),
  );
}
