import type { FacetName, RangeName } from '@seri/domain/catalogue/filter-names.data';
import type { Filters } from '@seri/domain/catalogue/filters';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Sort, Sorting } from '@seri/domain/catalogue/listing';
import type { PageType } from '@seri/domain/catalogue/page-types';

/** A page type as it stands today, whatever is asked of it. */
export interface CataloguePage {
  pageType: PageType;
  today: JapanDay;
}

/** Which lots are asked for: those of a page type that fit the filters. */
export interface Question extends CataloguePage {
  filters: Filters;
}

/** Where the facts of a lot are. */
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

/** What lots are counted by: what stands in them, before it is presented as makers, auctions or bars. */
export type CountedBy = Exclude<FacetName, 'maker' | 'model' | 'auction' | 'subcategory'> | 'session' | RangeName;

/** A word, an id, or of a range the number of the part of one step. */
export type CountedValue = string | number;

/** By value the lots that have it. */
export type Counts = ReadonlyMap<CountedValue, number>;

/** Each count ignores the filters of its own and respects all others. */
export interface FacetCounts {
  counts: ReadonlyMap<CountedBy, Counts>;
  total: number;
}

/** What a lot is compared with: sold lots of its model, chassis code, year within one and grade band. */
export interface Likeness {
  modelId: number;
  chassisId: number | null;
  year: number | null;
  condition: string;
}

export interface Comparables {
  count: number;
  median: number;
}

export interface Added {
  /** Lots that are newer than this one. */
  afterId?: number;
  /** Lots that stand in statistics since this day. */
  since?: JapanDay;
}

/**
 * Answers whatever is asked of many lots at once: in places and counts, never in bodies. Totals are exact. There may be
 * several implementations; they give the same answers.
 */
export interface CatalogueIndex {
  listing(question: Question, slice: Slice): Promise<CountedPlaces>;
  count(question: Question, added?: Added): Promise<number>;
  /** All lots of a page type; of statistics too, where a question names a model or a date. */
  size(page: CataloguePage): Promise<number>;
  facets(question: Question): Promise<FacetCounts>;
  /** By model the lots that fit, whichever makers and models are chosen; of statistics as if a model were. */
  models(question: Question): Promise<Counts>;
  /** Of each auction (a house's day) of a page type the lots. */
  schedule(page: CataloguePage): Promise<readonly { house: number; day: JapanDay; lots: number }[]>;
  /** In the order asked; null where nothing is comparable. */
  comparables(likenesses: readonly Likeness[], today: JapanDay): Promise<(Comparables | null)[]>;
  /** The id of the newest lot that answers know of; ids go up. */
  newest(): Promise<number>;
}
