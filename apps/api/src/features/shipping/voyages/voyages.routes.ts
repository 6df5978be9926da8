import { voyagesCalls } from '@seri/contract/shipping/voyages.calls';
import { voyagesSchemas } from '@seri/contract/shipping/voyages.schema';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { boardCars } from './board-cars.ts';
import { readVoyage } from './voyage.read.ts';
import { readWaitingCars } from './voyage-cars.read.ts';
import { readVoyages } from './voyages.read.ts';
import { addVoyage, cancelVoyage, changeVoyage } from './write-voyage.ts';

export function voyagesRoutes({ database: { db }, log }: Platform): Routes {
  return routesOf('voyages', voyagesCalls, voyagesSchemas, {
    list: (request) => readVoyages(db, request.actor, request.input.query, readerLanguage(request)),
    view: (request) => readVoyage(db, request.actor, Number(request.input.query.id), readerLanguage(request)),
    waiting: ({ actor, input }) => readWaitingCars(db, actor, input.query),
    add: ({ acting, input }) => addVoyage(acting, input.body),
    change: ({ acting, input }) => changeVoyage(acting, input.body),
    cancel: ({ acting, input }) => cancelVoyage(acting, input.body),
    board: ({ acting, input }) => boardCars(acting, input.body, log),
  });
}
