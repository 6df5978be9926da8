import { catalogueCallsOf } from '@seri/contract/catalogue.calls';
import { catalogueSchemasOf } from '@seri/contract/catalogue.schema';
import { headers } from '@seri/contract/headers';
import { japanDay } from '@seri/domain/japan-time';
import { type PageType, pageTypes } from '@seri/domain/page-types';
import { refusal } from '../../platform/http/refusal.ts';
import { type Routes, routesOf } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { exportLots } from './export-lots.ts';
import { readListing } from './listing.read.ts';
import { postgresIndex } from './postgres-index.ts';

/** The same calls for every page type, each behind its own flag. */
export function catalogueRoutes(platform: Platform): Routes[] {
  return pageTypes.map((pageType) => routesOfPage(platform, pageType));
}

function routesOfPage<Type extends PageType>({ database: { db }, clock }: Platform, pageType: Type): Routes {
  const index = postgresIndex(db);
  const today = () => japanDay(clock.now());
  const notYet = () => Promise.reject(refusal('NOT_FOUND'));
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
    filters: notYet,
    makers: notYet,
    models: notYet,
    attributes: notYet,
    findChassis: notYet,
    findModels: notYet,
  });
}
