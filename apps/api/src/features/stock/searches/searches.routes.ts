import { searchesCalls } from '@seri/contract/stock/searches.calls';
import { searchesSchemas } from '@seri/contract/stock/searches.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CatalogueIndex } from '../catalogue/catalogue.query.ts';
import { deleteSearch } from './delete-search.ts';
import { readMySearches } from './my-searches.read.ts';
import { openSearch } from './open-search.ts';
import { renameSearch } from './rename-search.ts';
import { saveSearch } from './save-search.ts';
import { assertMaySearch } from './searches.policy.ts';

export function searchesRoutes({ database: { db }, clock }: Platform, index: CatalogueIndex): Routes {
  return routesOf('searches', searchesCalls, searchesSchemas, {
    save: ({ acting, input }) => saveSearch(acting, input.body, index, clock),
    rename: ({ acting, input }) => renameSearch(acting, input.body),
    list: async ({ actor, input: { query } }) => {
      assertMaySearch(actor, query.type);
      return readMySearches(db, index, actor, clock.now(), query.type);
    },
    open: ({ acting, input }) => openSearch(acting, input.body, index, clock),
    delete: ({ acting, input }) => deleteSearch(acting, input.body),
  });
}
