import { partiesCalls } from '@seri/contract/shipping/parties.calls';
import { partiesSchemas } from '@seri/contract/shipping/parties.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { forgetParty } from './forget-party.ts';
import { readPartyBook } from './party-book.read.ts';
import { saveParties } from './save-parties.ts';

export function partiesRoutes({ database: { db } }: Platform): Routes {
  return routesOf('parties', partiesCalls, partiesSchemas, {
    save: ({ acting, input }) => saveParties(acting, input.body),
    book: ({ actor, input }) => readPartyBook(db, actor, input.query),
    forget: ({ acting, input }) => forgetParty(acting, input.query),
  });
}
