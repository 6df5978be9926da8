import { lacksModelOrDate } from '@seri/domain/catalogue/filters';
import { isByDeadline } from '@seri/domain/catalogue/listing';
import type { Db } from '../../../../platform/database/database.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { countFacets } from '../facets/count-facets.ts';
import { countNewer, countLots, countPage } from '../facets/count-lots.ts';
import { countModels } from '../facets/count-models.ts';
import { findFairPrices } from '../prices/find-fair-prices.ts';
import { listCounted, listPlaces } from '../listing/list-places.ts';
import { isCountedBySession } from '../listing/lot-source.ts';
import { readSchedule } from '../schedule/read-schedule.ts';

export function postgresIndex(db: Db): CatalogueIndex {
  return {
    async listing(question, slice) {
      if (lacksModelOrDate(question.pageType, question.filters)) return { total: 0, places: [] };
      const isSorted = slice.sorting !== undefined || isByDeadline(question.filters, slice.sorting);
      if (isSorted && !isCountedBySession(question)) return listCounted(db, question, slice);
      const [total, places] = await Promise.all([countLots(db, question), listPlaces(db, question, slice)]);
      return { total, places };
    },
    count: (question, newerThan) => (newerThan ? countNewer(db, question, newerThan) : countLots(db, question)),
    facets: (question) => countFacets(db, question),
    models: (question) => countModels(db, question),
    size: (page) => countPage(db, page),
    schedule: (page) => readSchedule(db, page),
    fairPrices: (lots) => findFairPrices(db, lots),
    newest: () => findNewest(db),
  };
}

async function findNewest(db: Db): Promise<number> {
  const { newest } = await db
    .selectFrom('lot_key')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}
