import { type FilterName, hasFilter } from '@seri/domain/catalogue/filter-names.data';
import type { Filters } from '@seri/domain/catalogue/filters';
import { isStatistics, type PageType } from '@seri/domain/catalogue/page-types';

/** A part of the panel and the filters it sets; a drawer has a page for each. */
const filtersOfSection = {
  schedule: ['auction', 'auctionDate'],
  dates: ['auctionDate', 'auctionDateFrom', 'auctionDateTo'],
  lotNo: ['lotNo'],
  vehicle: ['makerId', 'modelId'],
  chassis: ['chassisId', 'chassis'],
  categories: ['category', 'subCategory'],
  year: ['year'],
  mileage: ['mileage'],
  hour: ['hour'],
  engine: ['engine'],
  startPrice: ['startPrice'],
  finishPrice: ['finishPrice'],
  condition: ['condition'],
  status: ['status'],
  auction: ['auction'],
  gearbox: ['gearbox'],
  steering: ['steering'],
  color: ['color'],
  equipement: ['equipement'],
  laterDates: ['auctionDateFrom', 'auctionDateTo'],
} as const satisfies Record<string, readonly FilterName[]>;

export type SectionName = keyof typeof filtersOfSection;

/** What a schedule tells of the next days, statistics tell by their dates and houses. */
const liveOnly: ReadonlySet<SectionName> = new Set(['schedule', 'laterDates']);
const statisticsOnly: ReadonlySet<SectionName> = new Set(['dates', 'auction']);

export function sectionsOf(pageType: PageType): SectionName[] {
  const elsewhere = isStatistics(pageType) ? liveOnly : statisticsOnly;
  return sectionNames.filter(
    (section) => !elsewhere.has(section) && filtersIn(section).some((name) => hasFilter(pageType, name)),
  );
}

const sectionNames = Object.keys(filtersOfSection) as SectionName[];

export function filtersIn(section: SectionName): readonly FilterName[] {
  return filtersOfSection[section];
}

export function isSet(section: SectionName, filters: Filters): boolean {
  return filtersIn(section).some((name) => filters[name] !== undefined);
}
