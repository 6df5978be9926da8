import { favouriteGroups } from '@seri/domain/catalogue/favourite-groups';
import { choiceNames, dateNames, rangeNames, textNames } from '@seri/domain/catalogue/filter-names.data';
import { sortsOf } from '@seri/domain/catalogue/listing';
import { lotTypes, type PageType, pageTypeData, pageTypes, type ShapeOf } from '@seri/domain/catalogue/page-types';
import { looseningNames } from '@seri/domain/prices/likeness';
import type { LotGroup } from '@seri/domain/catalogue/shown-lots';
import { z } from 'zod';
import { instant, pageInfo, sortedPaging, stream } from '../common.schema.ts';

/** The domain parses the value and reports its faults by field. */
const filterText = z.string().max(4000).optional();
const rangeEnds = rangeNames.flatMap((name) => [name, `${name}From`, `${name}To`] as const);
const filterTextNames = [...choiceNames, ...rangeEnds, ...dateNames, ...textNames] as const;
type FilterTextName = (typeof filterTextNames)[number] | 'show' | 'quick_search_parameter' | 'quick_search_text';
const filterShape = Object.fromEntries(
  [...filterTextNames, 'show', 'quick_search_parameter', 'quick_search_text'].map((name) => [name, filterText]),
) as Record<FilterTextName, typeof filterText>;

export const filtersQuery = z.object(filterShape);
export type FiltersQuery = z.infer<typeof filtersQuery>;

/** A sort that the page type lacks is a fault of the field `sort`. */
export const listingQuery = (pageType: PageType) => filtersQuery.extend(sortedPaging(sortsOf(pageType)));
export type ListingQuery = z.infer<ReturnType<typeof listingQuery>>;

export const exportQuery = (pageType: PageType) => listingQuery(pageType).omit({ page: true, pageSize: true });
export type ExportQuery = z.infer<ReturnType<typeof exportQuery>>;

export const wishListSchema = z.array(z.object({ group: z.enum(favouriteGroups), value: z.boolean() }));

export const listedLot = z.object({
  id: z.int(),
  pageType: z.enum(pageTypes),
  lotNo: z.string(),
  auctionDate: instant,
  auctionName: z.string(),
  maker: z.string(),
  model: z.string(),
  year: z.int().nullable(),
  grade: z.string(),
  mileage: z.int().nullable(),
  condition: z.string(),
  status: z.int(),
  images: z.array(z.string()),
});

export const listedCar = {
  engine: z.int().nullable(),
  chassis: z.string(),
  color: z.string(),
  gearbox: z.string(),
  equip: z.string(),
};

/** R39: what comparable vehicles were sold for. */
export const averagePrice = {
  /** The median; null if fewer than five sales are comparable. */
  averagePrice: z.int().nullable(),
  averageCount: z.int(),
  /** The criteria that were let go of to find so many sales; `months` stands for a year in place of six months. */
  averageBasis: z.array(z.enum(looseningNames)),
};
export type AveragePrice = z.infer<z.ZodObject<typeof averagePrice>>;

const anyLot = listedLot.extend({
  startPrice: z.int().nullable(),
  ...averagePrice,
  /** A stock car has its fixed price here. */
  soldPrice: z.int().nullable(),
  lotType: z.enum(Object.values(lotTypes)),
  wishList: wishListSchema,
  myBid: z.boolean(),
  myBidAmount: z.int().nullable(),
  bidStatusId: z.int().nullable(),
});

export const carLot = anyLot.extend({
  ...listedCar,
  /** The driven wheels, such as 4WD. */
  priv: z.string(),
  steering: z.string().optional(),
  isUss: z.boolean(),
  /** The id of the account's open bid. */
  jasId: z.int().nullable(),
});
export type CarLot = z.infer<typeof carLot>;

const rate = z.int().nullable();
export const bikeLot = anyLot.extend({
  auctionId: z.int().nullable(),
  makerId: z.int(),
  modelId: z.int(),
  engine: z.int().nullable(),
  color: z.string(),
  rateEngine: rate,
  rateFront: rate,
  rateExt: rate,
  rateRear: rate,
  rateEl: rate,
  rateFrame: rate,
  inspection: z.string(),
  serial: z.string(),
});
export type BikeLot = z.infer<typeof bikeLot>;

export const machineLot = anyLot.extend({
  group: z.string(),
  category: z.string(),
  /** The year of first use as the house prints it. */
  gg: z.string(),
  cc: z.int().nullable(),
  hours: z.int().nullable(),
  /** The gearbox. */
  KPP: z.string(),
  volume: z.string(),
  serial: z.string(),
  /** The start price of a live lot, in statistics the sold price. */
  price: z.int().nullable(),
});
export type MachineLot = z.infer<typeof machineLot>;
export type AnyLot = CarLot | BikeLot | MachineLot;

export const listings = {
  car: z.object({ carsList: z.array(carLot), pageInfo }),
  bike: z.object({ bikeList: z.array(bikeLot), pageInfo }),
  machine: z.object({ mechList: z.array(machineLot), pageInfo }),
};
export type Listings = { [Shape in keyof typeof listings]: z.infer<(typeof listings)[Shape]> };

const count = z.int();
export const idOption = z.object({ value: z.int(), label: z.string(), count });
export type IdOption = z.infer<typeof idOption>;
export const textOption = z.object({ value: z.string(), label: z.string(), count });
export type TextOption = z.infer<typeof textOption>;
/** A house's auction on one day; in statistics the house alone, without `date` and `startsAt`. */
export const auctionOption = textOption.extend({ date: z.string().optional(), startsAt: instant.optional() });
export type AuctionOption = z.infer<typeof auctionOption>;

export const rangeFacet = z.object({
  min: z.int(),
  max: z.int(),
  step: z.int(),
  /** The number of lots in each bar, from `min` on. */
  bars: z.array(count),
  width: z.int(),
});
export type RangeFacet = z.infer<typeof rangeFacet>;

const filterNames = z.enum([...choiceNames, ...rangeNames, ...dateNames, ...textNames, 'show']);

/** Facets and ranges that the page type lacks are absent. */
export const facets = z.object({
  maker: z.array(idOption).optional(),
  model: z.array(idOption.extend({ makerId: z.int() })).optional(),
  chassis: z.array(idOption).optional(),
  auction: z.array(auctionOption).optional(),
  color: z.array(textOption).optional(),
  condition: z.array(textOption).optional(),
  gearbox: z.array(textOption).optional(),
  status: z.array(idOption).optional(),
  steering: z.array(textOption).optional(),
  category: z.array(idOption).optional(),
  subcategory: z.array(idOption.extend({ categoryId: z.int() })).optional(),
  ranges: z.partialRecord(z.enum(rangeNames), rangeFacet),
  /** The number of lots of each group of a live listing, whichever is shown. */
  groups: z.object({ open: count, closed: count, ended: count } satisfies Record<LotGroup, typeof count>).optional(),
  /** The number of lots without each filter, which shows the filter that leaves none. */
  without: z.partialRecord(filterNames, count),
  /** If dropping no single filter brings lots back: the number of lots without several, the most lots first. */
  withoutSeveral: z.array(z.object({ names: z.array(filterNames), count })).optional(),
  totalResults: z.int(),
  totalSearchResults: z.int(),
});
export type Facets = z.infer<typeof facets>;

const typedText = z
  .string()
  .max(80)
  .regex(/^\P{Cc}*$/u);
export const modelQuery = z.object({ id: z.string().max(200).optional(), name: typedText.optional() });
export type ModelQuery = z.infer<typeof modelQuery>;
export const attributesQuery = z.object({
  modelId: z.string().max(200).optional(),
  quick_search_model: typedText.optional(),
  quick_search_chassis: typedText.optional(),
});
export type AttributesQuery = z.infer<typeof attributesQuery>;
export const chassisSearch = z.object({ search_chassis: typedText, modelId: z.string().max(200).optional() });
export type ChassisSearch = z.infer<typeof chassisSearch>;
export const modelSearch = z.object({ search_model: typedText });
export type ModelSearch = z.infer<typeof modelSearch>;

export const chassisFound = z.array(
  z.object({ value: z.int(), label: z.string(), modelId: z.int(), model: z.string(), makerId: z.int() }),
);
export type ChassisFound = z.infer<typeof chassisFound>;
export const modelsFound = z.array(
  z.object({ value: z.int(), label: z.string(), makerId: z.int(), maker: z.string(), count }),
);
export type ModelsFound = z.infer<typeof modelsFound>;
export const idOptions = z.array(idOption);
export type IdOptions = z.infer<typeof idOptions>;

export const scheduleQuery = z.object({ type: z.enum(pageTypes) });
export type ScheduleQuery = z.infer<typeof scheduleQuery>;
const scheduled = z.object({
  id: z.int(),
  value: z.string(),
  label: z.string(),
  counter: count,
  date: z.string(),
  startsAt: instant,
});
/** Keyed by weekday, Monday to Saturday: the auctions on its next date from today on. */
export const schedule = z.record(z.string(), z.array(scheduled));
export type Schedule = z.infer<typeof schedule>;
export const weekDays = z.object({ dayList: z.array(z.object({ value: z.string(), date: z.string() })) });
export type WeekDays = z.infer<typeof weekDays>;

export const categories = z.array(
  idOption.extend({ subcategories: z.array(z.object({ id: z.int(), name: z.string(), count })) }),
);
export type Categories = z.infer<typeof categories>;

const listingAnswers: { [Shape in keyof Listings]: z.ZodType<Listings[Shape]> } = listings;
const listingAnswer = <Shape extends keyof Listings>(shape: Shape) => listingAnswers[shape];

export function catalogueSchemasOf<Type extends PageType>(pageType: Type) {
  const answer = listingAnswer<ShapeOf<Type>>(pageTypeData[pageType].shape);
  return {
    listing: { summary: 'Lots, filtered, sorted and paged', query: listingQuery(pageType), answer },
    export: {
      summary: 'All the lots of a listing in its order, one JSON object a line',
      query: exportQuery(pageType),
      answer: stream,
    },
    filters: { summary: 'How many lots each value of each filter would leave', query: filtersQuery, answer: facets },
    makers: { summary: 'The makers of the lots, with their counts', query: filtersQuery, answer: idOptions },
    models: { summary: 'The models of a maker, by its id or name', query: modelQuery, answer: idOptions },
    attributes: {
      summary: 'What the lots of a model, or of models and chassis codes by their text, can be filtered by',
      query: attributesQuery,
      answer: facets,
    },
    findChassis: { summary: 'Chassis codes that hold a text', query: chassisSearch, answer: chassisFound },
    findModels: {
      summary: 'Models by their name, in whatever keyboard layout it was typed',
      query: modelSearch,
      answer: modelsFound,
    },
  };
}

export const scheduleSchemas = {
  auctions: {
    summary: 'The auctions of the next six weekdays of a page type, whose flag it needs',
    query: scheduleQuery,
    answer: schedule,
  },
  weekDays: { summary: 'Monday to Saturday, each with its next date', answer: weekDays },
  machineCategories: { summary: 'The categories of machines at auction, with their parts', answer: categories },
  machineStatsCategories: {
    summary: 'The categories of machines of earlier auctions, with their parts',
    answer: categories,
  },
};
