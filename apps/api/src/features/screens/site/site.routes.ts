import { siteCalls } from '@seri/contract/screens/site.calls';
import { siteSchemas } from '@seri/contract/screens/site.schema';
import { japanDay } from '@seri/domain/time/japan-time';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countOpenTranslations } from '../../services/translations/desk/open-translations.query.ts';
import { countDueTasks } from '../../shipping/tasks/due-tasks.query.ts';
import { countNewBids } from '../../trade/bidding/place/new-bids.query.ts';
import type { CatalogueIndex } from '../../stock/catalogue/catalogue.query.ts';
import { countNewLotsOfSearches } from '../../stock/searches/searches.query.ts';
import { readIpInfo } from './ip-info.read.ts';
import { conditionOptions, countriesIn, gearboxesIn, statusesIn, steeringIn } from './site-lists.ts';
import { currencies, languageOptions } from './site.data.ts';

export function siteRoutes({ geo, database: { db }, clock }: Platform, index: CatalogueIndex): Routes {
  return routesOf('site', siteCalls, siteSchemas, {
    countries: async (request) => countriesIn(readerLanguage(request)),
    currencies: async () => currencies,
    languages: async () => languageOptions,
    gearboxes: async (request) => gearboxesIn(readerLanguage(request)),
    steering: async (request) => steeringIn(readerLanguage(request)),
    conditions: async ({ input }) => conditionOptions(input.query.type),
    statuses: async (request) => statusesIn(readerLanguage(request)),
    ipInfo: (request) => readIpInfo(geo, request.visitor.address, readerLanguage(request)),
    menuCounters: async ({ actor }) => ({
      ...(await countNewBids(db, actor, japanDay(clock.now()))),
      translations: await countOpenTranslations(db, actor),
      tasks: await countDueTasks(db, actor, japanDay(clock.now())),
      search: await countNewLotsOfSearches(db, index, actor, clock.now()),
    }),
  });
}
