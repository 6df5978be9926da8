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
    }),
    export: call<{ query: ExportQuery; answer: AsyncIterable<string> }>()({
      ...common,
      path: `/${pageType}/export`,
      pace: 'exporting',
      answers: 'bytes',
      refusals: ['TOO_MANY_LOTS'],
    }),
    filters: call<{ query: FiltersQuery; answer: Facets }>()({
      ...common,
      path: `/${pageType}/filters`,
    }),
    makers: call<{ query: FiltersQuery; answer: IdOptions }>()({
      ...common,
      path: `/${pageType}/maker${plural}`,
    }),
    models: call<{ query: ModelQuery; answer: IdOptions }>()({
      ...common,
      path: `/${pageType}/model${plural}`,
    }),
    attributes: call<{ query: AttributesQuery; answer: Facets }>()({
      ...common,
      path: `/${pageType}/filter-attributes`,
    }),
    findChassis: call<{ query: ChassisSearch; answer: ChassisFound }>()({
      ...common,
      path: `/${pageType}/filter-chassis`,
    }),
    findModels: call<{ query: ModelSearch; answer: ModelsFound }>()({
      ...common,
      path: `/${pageType}/filter-model`,
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
  }),
  weekDays: call<{ answer: WeekDays }>()({
    method: 'GET',
    path: '/site/week-days',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  machineCategories: call<{ answer: Categories }>()({
    method: 'GET',
    path: '/machinery/category-list',
    access: { all: ['machineryView'] },
    pace: 'reading',
    refusals: [],
  }),
  machineStatsCategories: call<{ answer: Categories }>()({
    method: 'GET',
    path: '/machinery-stats/category-list',
    access: { all: ['machineryView'] },
    pace: 'reading',
    refusals: [],
  }),
} as const;
