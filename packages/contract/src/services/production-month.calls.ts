import { pageFlag, type PageType } from '@seri/domain/catalogue/page-types';
import { call } from '../call.ts';
import type { ProductionMonth, ProductionMonthQuery } from './production-month.schema.ts';

export function productionMonthCallsOf<Type extends PageType>(pageType: Type) {
  return {
    find: call<{ query: ProductionMonthQuery; answer: ProductionMonth }>()({
      method: 'GET',
      path: `/${pageType}/production-month`,
      access: { all: [pageFlag(pageType)] },
      pace: 'writing',
      // It asks an outside service, although it is a GET.
      acts: true,
      refusals: ['PROVIDER_FAILED'],
    }),
  } as const;
}

export const productionMonthCalls = {
  'car-auction': productionMonthCallsOf('car-auction'),
  stock: productionMonthCallsOf('stock'),
  stats: productionMonthCallsOf('stats'),
  bikes: productionMonthCallsOf('bikes'),
  'bike-stats': productionMonthCallsOf('bike-stats'),
  machinery: productionMonthCallsOf('machinery'),
  'machinery-stats': productionMonthCallsOf('machinery-stats'),
} as const;
