import { catalogueCalls } from '@seri/contract/catalogue.calls';
import { catalogueSchemas } from '@seri/contract/catalogue.schema';
import { japanDay } from '@seri/domain/japan-time';
import { type Routes, routesOf } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { readListing } from './listing.read.ts';

export function catalogueRoutes({ database: { db }, clock }: Platform): Routes {
  return routesOf('catalogue', catalogueCalls, catalogueSchemas, {
    carListing: ({ actor, input }) => readListing(db, japanDay(clock.now()), actor.accountId, input.query),
  });
}
