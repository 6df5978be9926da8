import { type FilterName, hasFilter } from '@seri/domain/catalogue/filter-names.data';
import type { Filters } from '@seri/domain/catalogue/filters';
import { isStatistics, type PageType } from '@seri/domain/catalogue/page-types';

/** The filters that each section of the panel sets; in the drawer a section is a page. */
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

/** Live listings have the schedule of the next days; statistics have dates and houses instead. */
const liveOnly: ReadonlySet<SectionName> = new Set(['schedule', 'laterDates']);
const statisticsOnly: ReadonlySet<SectionName> = new Set(['dates', 'auction']);

export function sectionsOf(pageType: PageType): SectionName[] {
  const excluded = isStatistics(pageType) ? liveOnly : statisticsOnly;
  return sectionNames.filter(
    (section) => !excluded.has(section) && filtersIn(section).some((name) => hasFilter(pageType, name)),
  );
}

const sectionNames = Object.keys(filtersOfSection) as SectionName[];

export function filtersIn(section: SectionName): readonly FilterName[] {
  return filtersOfSection[section];
}

export function isSet(section: SectionName, filters: Filters): boolean {
  return filtersIn(section).some((name) => filters[name] !== undefined);
}
