import { bidsCalls } from '@seri/contract/screens/bids.calls';
import { bidsSchemas } from '@seri/contract/screens/bids.schema';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readBidFacets } from './bid-facets.read.ts';
import { readArchive, readDealerBids, readManagerBids, readMyBids } from './bids.read.ts';
import { readDealerClients } from './dealer-clients.read.ts';
import { searchBids } from './search-bids.read.ts';

export function bidsRoutes({ database: { db }, clock }: Platform): Routes {
  const now = () => clock.now();
  return routesOf('bids', bidsCalls, bidsSchemas, {
    manager: ({ actor, input: { query } }) => readManagerBids(db, { actor, query, now: now() }),
    mine: ({ actor, input: { query } }) => readMyBids(db, { actor, query, now: now() }),
    dealer: ({ actor, input: { query } }) => readDealerBids(db, { actor, query, now: now() }),
    archive: ({ actor, input: { query } }) => readArchive(db, { actor, query, now: now() }),
    filters: ({ actor, input: { query }, visitor }) =>
      readBidFacets(db, 'live', { actor, query, now: now() }, readerLanguage({ actor, visitor })),
    archiveFilters: ({ actor, input: { query }, visitor }) =>
      readBidFacets(db, 'archive', { actor, query, now: now() }, readerLanguage({ actor, visitor })),
    dealerClients: ({ actor, input: { query } }) => readDealerClients(db, actor, query),
    search: ({ actor, input: { query } }) => searchBids(db, { actor, query, now: now() }),
  });
}
