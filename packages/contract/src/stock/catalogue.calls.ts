import { type PageType, pageFlag, pageTypeData, type ShapeOf } from '@seri/domain/catalogue/page-types';
import { call } from '../call.ts';
import type {
  AttributesQuery,
  Categories,
  ChassisFound,
  ChassisSearch,
  ExportQuery,
  Facets,
  FiltersQuery,
  IdOptions,
  ListingQuery,
  Listings,
  ModelQuery,
  ModelSearch,
  ModelsFound,
  Schedule,
  ScheduleQuery,
  WeekDays,
} from './catalogue.schema.ts';

export function catalogueCallsOf<Type extends PageType>(pageType: Type) {
  const access = { all: [pageFlag(pageType)] } as const;
  const common = { method: 'GET', access, pace: 'reading', refusals: [] } as const;
  // Older clients use the singular for the lists of cars.
  const plural = pageTypeData[pageType].shape === 'car' ? '' : 's';
  return {
    listing: call<{ query: ListingQuery; answer: Listings[ShapeOf<Type>] }>()({
      ...common,
      path: `/${pageType}/listing`,
      summary: 'Lots, filtered, sorted and paged',
    }),
    export: call<{ query: ExportQuery; answer: AsyncIterable<string> }>()({
      ...common,
      path: `/${pageType}/export`,
      pace: 'exporting',
      answers: 'bytes',
      refusals: ['TOO_MANY_LOTS'],
      summary: 'All the lots of a listing in its order, one JSON object a line',
    }),
    filters: call<{ query: FiltersQuery; answer: Facets }>()({
      ...common,
      path: `/${pageType}/filters`,
      summary: 'How many lots each value of each filter would leave',
    }),
    makers: call<{ query: FiltersQuery; answer: IdOptions }>()({
      ...common,
      path: `/${pageType}/maker${plural}`,
      summary: 'The makers of the lots, with their counts',
    }),
    models: call<{ query: ModelQuery; answer: IdOptions }>()({
      ...common,
      path: `/${pageType}/model${plural}`,
      summary: 'The models of a maker, by its id or name',
    }),
    attributes: call<{ query: AttributesQuery; answer: Facets }>()({
      ...common,
      path: `/${pageType}/filter-attributes`,
      summary: 'What the lots of a model, or of models and chassis codes by their text, can be filtered by',
    }),
    findChassis: call<{ query: ChassisSearch; answer: ChassisFound }>()({
      ...common,
      path: `/${pageType}/filter-chassis`,
      summary: 'Chassis codes that hold a text',
    }),
    findModels: call<{ query: ModelSearch; answer: ModelsFound }>()({
      ...common,
      path: `/${pageType}/filter-model`,
      summary: 'Models by their name, in whatever keyboard layout it was typed',
    }),
  } as const;
}

export const catalogueCalls = {
  'car-auction': catalogueCallsOf('car-auction'),
  stock: catalogueCallsOf('stock'),
  stats: catalogueCallsOf('stats'),
  bikes: catalogueCallsOf('bikes'),
  'bike-stats': catalogueCallsOf('bike-stats'),
  machinery: catalogueCallsOf('machinery'),
  'machinery-stats': catalogueCallsOf('machinery-stats'),
} as const;

export const scheduleCalls = {
  auctions: call<{ query: ScheduleQuery; answer: Schedule }>()({
    method: 'GET',
    path: '/site/auction-list',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
    summary: 'The auctions of the next six weekdays of a page type, whose flag it needs',
  }),
  weekDays: call<{ answer: WeekDays }>()({
    method: 'GET',
    path: '/site/week-days',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
    summary: 'Monday to Saturday, each with its next date',
  }),
  machineCategories: call<{ answer: Categories }>()({
    method: 'GET',
    path: '/machinery/category-list',
    access: { all: ['machineryView'] },
    pace: 'reading',
    refusals: [],
    summary: 'The categories of machines at auction, with their parts',
  }),
  machineStatsCategories: call<{ answer: Categories }>()({
    method: 'GET',
    path: '/machinery-stats/category-list',
    access: { all: ['machineryView'] },
    pace: 'reading',
    refusals: [],
    summary: 'The categories of machines of earlier auctions, with their parts',
  }),
} as const;
