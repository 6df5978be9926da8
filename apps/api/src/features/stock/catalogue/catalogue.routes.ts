import { catalogueCallsOf } from '@seri/contract/stock/catalogue.calls';
import { catalogueSchemasOf } from '@seri/contract/stock/catalogue.schema';
import { headers } from '@seri/contract/headers';
import { type PageType, pageTypes } from '@seri/domain/catalogue/page-types';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { pageFor } from './catalogue.policy.ts';
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
  const page = (actor: Actor) => pageFor(actor, pageType, clock.now());
  return routesOf(`catalogue.${pageType}`, catalogueCallsOf(pageType), catalogueSchemasOf(pageType), {
    listing: ({ actor, input }) => readListing(db, index, { ...page(actor), pageType }, actor.accountId, input.query),
    export: async ({ actor, input: { query }, reply }) => {
      const { total, lines } = await exportLots(db, index, page(actor), actor.accountId, query);
      reply.type('application/x-ndjson').header(headers.lines, total);
      return lines;
    },
    filters: ({ actor, input }) => readFacetsOfQuery(db, index, page(actor), input.query),
    makers: ({ actor, input }) => readMakers(db, index, page(actor), input.query),
    models: ({ actor, input }) => readModels(db, index, page(actor), input.query),
    attributes: ({ actor, input }) => readAttributes(db, index, page(actor), input.query),
    findChassis: ({ actor, input }) => findChassis(db, page(actor), input.query),
    findModels: ({ actor, input }) => findModels(db, index, page(actor), input.query.search_model),
  });
}
