import type { FacetName, RangeName } from '@seri/domain/catalogue/filter-names.data';
import type { Filters } from '@seri/domain/catalogue/filters';
import type { FairPrice } from '@seri/domain/prices/fair-price';
import type { ComparedLot } from '@seri/domain/prices/likeness';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Sort, Sorting } from '@seri/domain/catalogue/listing';
import type { PageType } from '@seri/domain/catalogue/page-types';

export interface CataloguePage {
  pageType: PageType;
  today: JapanDay;
  /** In milliseconds: a bidding deadline until then keeps the reader from bidding. Absent if no deadline does. */
  closedUntil?: number | undefined;
}

export interface Question extends CataloguePage {
  filters: Filters;
}

/** The key by which the row of a lot is found in its month. */
export interface LotPlace {
  id: number;
  heldOn: JapanDay;
}

export interface CountedPlaces {
  total: number;
  places: LotPlace[];
}

export interface Slice {
  sorting: Sorting<Sort> | undefined;
  offset: number;
  limit: number;
}

/** The raw column of a facet, before it is presented as makers, auctions or bars. */
export type DimensionName = Exclude<FacetName, 'maker' | 'model' | 'auction' | 'subcategory'> | 'session' | RangeName;

/** A word, an id, or for a range the number of the step that the value is in. */
export type CountedValue = string | number;

export type LotCounts = ReadonlyMap<CountedValue, number>;

/** Each count ignores its own filter and respects all others. */
export interface FacetCounts {
  counts: ReadonlyMap<DimensionName, LotCounts>;
  total: number;
}

/** R39: a lot whose comparable sales are looked for. */
export interface PricedLot extends ComparedLot {
  modelId: number;
  chassisId: number | null;
  /** The last day of sales that count: today, or the day of a lot that has run. */
  day: JapanDay;
  /** In milliseconds, for a lot that has run: only earlier sales count. */
  before: number | null;
}

export interface NewerThan {
  afterId?: number;
  since?: JapanDay;
}

/**
 * Answers questions about many lots with places and counts, never with the lots' facts. Totals are exact. All
 * implementations give the same answers.
 */
export interface CatalogueIndex {
  listing(question: Question, slice: Slice): Promise<CountedPlaces>;
  count(question: Question, newerThan?: NewerThan): Promise<number>;
  /** Counts all lots of a page type, in statistics too, where a question would need a model or a date. */
  size(page: CataloguePage): Promise<number>;
  facets(question: Question): Promise<FacetCounts>;
  /** Counts the fitting lots by model, ignoring chosen makers and models; in statistics as if a model were chosen. */
  models(question: Question): Promise<LotCounts>;
  /** Counts the lots of each auction, which is one house on one day. */
  schedule(page: CataloguePage): Promise<readonly { house: number; day: JapanDay; lots: number }[]>;
  /** R39: one answer per lot, in the same order. */
  fairPrices(lots: readonly PricedLot[]): Promise<FairPrice[]>;
  /** The greatest lot id that the index knows; ids ascend. */
  newest(): Promise<number>;
}
