import { productionMonthCallsOf } from '@seri/contract/services/production-month.calls';
import { productionMonthSchemas } from '@seri/contract/services/production-month.schema';
import { type PageType, pageTypes } from '@seri/domain/catalogue/page-types';
import type { AwaitedAskings } from '../../../platform/asking/await-askings.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { askMonth } from './ask-month.ts';

/** R86: the same call for every page type. It is missing where no provider is. */
export function productionMonthRoutes(platform: Platform, awaited: AwaitedAskings, isOffered: boolean): Routes[] {
  return pageTypes.map((pageType) => routesOfPage(platform, awaited, isOffered, pageType));
}

function routesOfPage(platform: Platform, awaited: AwaitedAskings, isOffered: boolean, pageType: PageType): Routes {
  return routesOf(`production-month.${pageType}`, productionMonthCallsOf(pageType), productionMonthSchemas, {
    find: ({ acting, input: { query }, reply }) => {
      if (!isOffered) throw refusal('NOT_FOUND');
      const now = platform.clock.now();
      const { signal } = reply.request;
      return askMonth(platform, awaited, acting, { pageType, lotId: Number(query.carId), now, signal });
    },
  });
}
