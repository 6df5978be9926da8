import { type PageType, pageTypeData } from './page-types.ts';

/** Names of filters in a query, grouped by the form of their values. */
export const choiceNames = [
  'makerId',
  'modelId',
  'chassisId',
  'auction',
  'auctionDate',
  'color',
  'condition',
  'gearbox',
  'status',
  'steering',
  'category',
  'subCategory',
] as const;
export const rangeNames = ['engine', 'mileage', 'year', 'hour', 'startPrice', 'finishPrice'] as const;
export const dateNames = ['auctionDateFrom', 'auctionDateTo'] as const;
export const textNames = ['lotNo', 'equipement', 'chassis'] as const;

export type ChoiceName = (typeof choiceNames)[number];
export type RangeName = (typeof rangeNames)[number];
export type DateName = (typeof dateNames)[number];
export type TextName = (typeof textNames)[number];
export type FilterName = ChoiceName | RangeName | DateName | TextName | 'show';

/** The facet of each choice filter that has one. */
export const facetOf = {
  makerId: 'maker',
  modelId: 'model',
  chassisId: 'chassis',
  auction: 'auction',
  color: 'color',
  condition: 'condition',
  gearbox: 'gearbox',
  status: 'status',
  steering: 'steering',
  category: 'category',
  subCategory: 'subcategory',
} as const satisfies Partial<Record<ChoiceName, string>>;

export type FacetName = (typeof facetOf)[keyof typeof facetOf];
export const facetNames: readonly FacetName[] = Object.values(facetOf);

const cars: readonly FilterName[] = ['chassisId', 'chassis', 'steering', 'color', 'gearbox', 'condition', 'equipement'];
const bikes: readonly FilterName[] = ['color', 'condition'];
const machines: readonly FilterName[] = ['gearbox', 'condition', 'hour', 'category', 'subCategory'];
const everywhere: readonly FilterName[] = ['makerId', 'modelId', 'lotNo', 'engine', 'mileage', 'year', 'startPrice'];
const auctions: readonly FilterName[] = ['auction', 'auctionDate', 'auctionDateFrom', 'auctionDateTo', 'status'];

/** A page type has the filters whose fields its lots have. */
export function filtersOf(pageType: PageType): readonly FilterName[] {
  const { shape, home, kind } = pageTypeData[pageType];
  return [
    ...everywhere,
    ...{ car: cars, bike: bikes, machine: machines }[shape],
    ...(kind === 'stock' ? [] : auctions),
    ...(home === 'statistics' ? (['finishPrice'] as const) : []),
    ...(home === 'live' && kind !== 'stock' ? (['show'] as const) : []),
  ];
}

export function hasFilter(pageType: PageType, name: FilterName): boolean {
  return filtersOf(pageType).includes(name);
}

export function facetsOf(pageType: PageType): FacetName[] {
  const names: readonly string[] = filtersOf(pageType);
  return Object.entries(facetOf).flatMap(([choice, facet]) => (names.includes(choice) ? [facet] : []));
}

export function rangesOf(pageType: PageType): RangeName[] {
  return rangeNames.filter((name) => hasFilter(pageType, name));
}

/** The narrowest bar of a range's histogram, and the step of its input fields. */
export const rangeSteps = {
  engine: 100,
  mileage: 5_000,
  year: 1,
  hour: 250,
  startPrice: 50_000,
  finishPrice: 50_000,
} as const satisfies Record<RangeName, number>;
