import { sharedLotCallsOf } from '@seri/contract/screens/shared-lot.calls';
import { sharedLotSchemasOf } from '@seri/contract/screens/shared-lot.schema';
import { lotCallsOf } from '@seri/contract/stock/lots.calls';
import { lotSchemasOf } from '@seri/contract/stock/lots.schema';
import { type PageType, pageTypeData, pageTypes } from '@seri/domain/catalogue/page-types';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readPhotosDownload } from './download.read.ts';
import { readLot } from './lot.read.ts';
import type { LotServices } from './lot-services.ts';
import { readPriceSense } from './price-sense.read.ts';
import { readSharedLot } from './shared-lot.read.ts';

/** The same calls for every page type: for readers with its flag, and for visitors with a shared link. */
export function lotPageRoutes(platform: Platform, services: LotServices): Routes[] {
  return pageTypes.flatMap((pageType) => [ownRoutes(platform, pageType, services), sharedRoutes(platform, pageType)]);
}

function ownRoutes(platform: Platform, pageType: PageType, services: LotServices): Routes {
  const { clock, database } = platform;
  const requestOf = (id: string) => ({ pageType, lotId: Number(id), now: clock.now() });
  return routesOf(`lots.${pageType}`, lotCallsOf(pageType), lotSchemasOf(pageTypeData[pageType].shape), {
    view: ({ actor, input }) => readLot(platform, actor, requestOf(input.query.id), services),
    priceSense: ({ actor, input }) => readPriceSense(database.db, actor, requestOf(input.query.id)),
    downloadImages: ({ actor, input }) => readPhotosDownload(database.db, actor, requestOf(input.query.carId)),
  });
}

function sharedRoutes(platform: Platform, pageType: PageType): Routes {
  const { shape } = pageTypeData[pageType];
  return routesOf(`shared-lots.${pageType}`, sharedLotCallsOf(pageType), sharedLotSchemasOf(shape), {
    view: ({ input: { query }, visitor }) =>
      readSharedLot(platform, { pageType, lotId: Number(query.id), code: query.code, visitor }),
  });
}
