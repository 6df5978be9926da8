import { catalogueCallsOf } from '@seri/contract/stock/catalogue.calls';
import { catalogueSchemasOf } from '@seri/contract/stock/catalogue.schema';
import { headers } from '@seri/contract/headers';
import { japanDay } from '@seri/domain/time/japan-time';
import { type PageType, pageTypes } from '@seri/domain/catalogue/page-types';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readAttributes } from './facets/attributes.read.ts';
import type { CatalogueIndex } from './index/catalogue-index.ts';
import { exportLots } from './listing/export-lots.ts';
import { readFacetsOfQuery } from './facets/facets.read.ts';
import { findChassis } from './listing/find-chassis.ts';
import { findModels } from './facets/find-models.ts';
import { readListing } from './listing/listing.read.ts';
import { readMakers, readModels } from './facets/makers.read.ts';
import { scheduleRoutes } from './schedule/schedule.routes.ts';

export function catalogueRoutes(platform: Platform, index: CatalogueIndex): Routes[] {
  return [...pageTypes.map((pageType) => routesOfPage(platform, index, pageType)), scheduleRoutes(platform, index)];
}

function routesOfPage({ database: { db }, clock }: Platform, index: CatalogueIndex, pageType: PageType): Routes {
  const today = () => japanDay(clock.now());
  const page = () => ({ pageType, today: today() });
  return routesOf(`catalogue.${pageType}`, catalogueCallsOf(pageType), catalogueSchemasOf(pageType), {
    listing: ({ actor, input }) =>
      readListing(db, index, { pageType, today: today(), accountId: actor.accountId, query: input.query }),
    export: async ({ actor, input: { query }, reply }) => {
      const { total, lines } = await exportLots(db, index, {
        pageType,
        today: today(),
        accountId: actor.accountId,
        query,
      });
      reply.type('application/x-ndjson').header(headers.lines, total);
      return lines;
    },
    filters: ({ input }) => readFacetsOfQuery(db, index, page(), input.query),
    makers: ({ input }) => readMakers(db, index, page(), input.query),
    models: ({ input }) => readModels(db, index, page(), input.query),
    attributes: ({ input }) => readAttributes(db, index, page(), input.query),
    findChassis: ({ input }) => findChassis(db, page(), input.query),
    findModels: ({ input }) => findModels(db, index, page(), input.query.search_model),
  });
}
