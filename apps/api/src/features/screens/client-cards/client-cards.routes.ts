import { clientCardsCalls } from '@seri/contract/screens/client-cards.calls';
import { clientCardsSchemas } from '@seri/contract/screens/client-cards.schema';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readClients, searchClients } from './client-list.read.ts';
import { readClient, readUserInfo } from './client.read.ts';

export function clientCardsRoutes({ database: { db } }: Platform): Routes {
  return routesOf('client-cards', clientCardsCalls, clientCardsSchemas, {
    list: ({ actor, input }) => readClients(db, actor, input.query),
    search: ({ actor, input }) => searchClients(db, actor, input.query.user),
    userInfo: ({ actor, input }) => readUserInfo(db, actor, Number(input.query.id)),
    view: (request) => readClient(db, request.actor, Number(request.input.query.id), readerLanguage(request)),
  });
}
