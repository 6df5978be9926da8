import type { AnyLot } from '@seri/contract/stock/catalogue.schema';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { isStatistics } from '@seri/domain/catalogue/page-types';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Lot as LotTable } from '../../../platform/database/schema.generated.ts';
import type { CatalogueIndex, LotPlace, Question } from './index/catalogue-index.ts';
import { type ListingReader, readBodies } from './listing/lot-bodies.read.ts';
import { postgresIndex } from './index/postgres-index.ts';

export type { CatalogueIndex } from './index/catalogue-index.ts';

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

type PricedLot = Pick<Selectable<LotTable>, 'kind' | 'model_id' | 'chassis_id' | 'year' | 'condition'>;

/** R39: bikes and machines show no average price. One lot costs PostgreSQL a few rows of a database index, so memory is not asked. */
export async function readAveragePrice(db: Db, lot: PricedLot, today: JapanDay): Promise<number | null> {
  if (lot.kind !== 'car' && lot.kind !== 'stock') return null;
  const { model_id: modelId, chassis_id: chassisId, year, condition } = lot;
  const [found] = await postgresIndex(db).comparables([{ modelId, chassisId, year, condition }], today);
  return found?.median ?? null;
}
