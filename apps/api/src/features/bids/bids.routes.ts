import { bidsCalls } from '@seri/contract/bids.calls';
import { bidsSchemas } from '@seri/contract/bids.schema';
import { japanDay } from '@seri/domain/japan-time';
import { type Routes, routesOf } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { readArchive, readDealerBids, readMyBids } from './bids.read.ts';

export function bidsRoutes({ database: { db }, clock }: Platform): Routes {
  const today = () => japanDay(clock.now());
  return routesOf('bids', bidsCalls, bidsSchemas, {
    mine: ({ actor, input }) => readMyBids(db, actor, { query: input.query, today: today() }),
    dealer: ({ actor, input }) => readDealerBids(db, actor, { query: input.query, today: today() }),
    archive: ({ actor, input }) => readArchive(db, actor, { query: input.query, today: today() }),
  });
}
