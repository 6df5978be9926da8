import type { AnyLot, AveragePrice } from '@seri/contract/stock/catalogue.schema';
import type { FairPrice } from '@seri/domain/prices/fair-price';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { isStatistics } from '@seri/domain/catalogue/page-types';
import type { Db } from '../../../platform/database/database.ts';
import type { CatalogueIndex, LotPlace, PricedLot, Question } from './index/catalogue-index.ts';
import { presentAverage, pricedLotOf, type PricedLotRow } from './prices/fair-price.ts';
import { type ListingReader, readBodies } from './listing/lot-bodies.read.ts';
import { postgresIndex } from './index/postgres-index.ts';

export type { CatalogueIndex, PricedLot } from './index/catalogue-index.ts';
export { pageFor } from './catalogue.policy.ts';
export { presentAverage, pricedLotOf } from './prices/fair-price.ts';
export { readPriceError } from './prices/measure-price-error.ts';

/** A position in the catalogue; lots beyond it are new. */
export interface CatalogueMark {
  /** The greatest lot id that the index knew; ids ascend. */
  lotId: number;
  day: JapanDay;
}

/** Asks the index that answers listings: a lot that it does not know yet has been seen by nobody. */
export async function markCatalogue(index: CatalogueIndex, today: JapanDay): Promise<CatalogueMark> {
  return { lotId: await index.newest(), day: today };
}

/** R40: in a live listing announced lots are new, in statistics the lots whose day is over. */
export function countNewLots(index: CatalogueIndex, question: Question, since: CatalogueMark): Promise<number> {
  const newerThan = isStatistics(question.pageType) ? { since: since.day } : { afterId: since.lotId };
  return index.count(question, newerThan);
}

export function readLots(
  db: Db,
  index: CatalogueIndex,
  reader: ListingReader,
  places: readonly LotPlace[],
): Promise<AnyLot[]> {
  return readBodies(db, index, reader, places);
}

/** R39: one lot costs PostgreSQL a few rows of a database index, so memory is not asked. */
export async function readFairPrice(db: Db, priced: PricedLot): Promise<FairPrice> {
  const [found] = await postgresIndex(db).fairPrices([priced]);
  return found as FairPrice;
}

export async function readAverage(db: Db, row: PricedLotRow, today: JapanDay): Promise<AveragePrice> {
  const priced = pricedLotOf(row, today);
  return presentAverage(priced, await readFairPrice(db, priced));
}
