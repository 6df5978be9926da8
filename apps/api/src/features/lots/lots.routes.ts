import { lotCallsOf, noteCalls } from '@seri/contract/stock/lots.calls';
import { lotSchemasOf, noteSchemas } from '@seri/contract/stock/lots.schema';
import { type PageType, pageTypeData, pageTypes } from '@seri/domain/catalogue/page-types';
import { type Routes, routesOf } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { readLot } from './lot.read.ts';
import { readDownload } from './download.read.ts';
import { readPriceSense } from './price-sense.read.ts';
import { saveNote } from './save-note.ts';

/** The same calls for the lots of every page type, each behind its own flag. */
export function lotsRoutes(platform: Platform): Routes[] {
  return [...pageTypes.map((pageType) => routesOfPage(platform, pageType)), notesRoutes(platform)];
}

function routesOfPage({ database: { db }, clock }: Platform, pageType: PageType): Routes {
  const asked = (id: string) => ({ pageType, lotId: Number(id), now: clock.now() });
  return routesOf(`lots.${pageType}`, lotCallsOf(pageType), lotSchemasOf(pageTypeData[pageType].shape), {
    view: ({ actor, input }) => readLot(db, actor, asked(input.query.id)),
    priceSense: ({ actor, input }) => readPriceSense(db, actor, asked(input.query.id)),
    downloadImages: ({ actor, input }) => readDownload(db, actor, asked(input.query.carId)),
  });
}

function notesRoutes({ clock }: Platform): Routes {
  return routesOf('notes', noteCalls, noteSchemas, {
    save: ({ acting, input }) => saveNote(acting, input.body, clock),
  });
}
