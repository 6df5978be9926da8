import { siteCalls } from '@seri/contract/site.calls';
import { siteSchemas } from '@seri/contract/site.schema';
import { type Language, languageOf } from '@seri/domain/languages';
import type { Actor } from '../../platform/actor.ts';
import { type Routes, routesOf, type Visitor } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { readIpInfo } from './ip-info.read.ts';
import { conditionsOf, countriesIn, gearboxesIn, statusesIn, steeringIn } from './site-lists.ts';
import { currencies, languageOptions, nothingWaits } from './site.data.ts';

export function siteRoutes({ geo }: Platform): Routes {
  return routesOf('site', siteCalls, siteSchemas, {
    countries: async (asked) => countriesIn(readerOf(asked)),
    currencies: async () => currencies,
    languages: async () => languageOptions,
    gearboxes: async (asked) => gearboxesIn(readerOf(asked)),
    steering: async (asked) => steeringIn(readerOf(asked)),
    conditions: async ({ input }) => conditionsOf(input.query.type),
    statuses: async (asked) => statusesIn(readerOf(asked)),
    ipInfo: (asked) => readIpInfo(geo, asked.visitor.address, readerOf(asked)),
    menuCounters: async () => nothingWaits,
  });
}

/** R29: the language that the account chose, else the browser's. */
function readerOf({ actor, visitor }: { actor: Actor | null; visitor: Visitor }): Language {
  return languageOf(actor?.languageId ?? null) ?? visitor.language;
}
