import type { AnyLot } from '@seri/contract/stock/catalogue.schema';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { isStatistics } from '@seri/domain/catalogue/page-types';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Lot as LotTable } from '../../../platform/database/schema.generated.ts';
import type { CatalogueIndex, LotPlace, Question } from './index/catalogue-index.ts';
import { type Reader, readBodies } from './listing/lot-bodies.read.ts';
import { postgresIndex } from './index/postgres-index.ts';

export type { CatalogueIndex } from './index/catalogue-index.ts';

/** Where the catalogue stands: what is newer came later. */
export interface CatalogueMark {
  /** The newest lot that was there to be seen; ids go up. */
  lotId: number;
  day: JapanDay;
}

/** Asked of what answers listings: a lot that it does not know of yet has been seen by nobody. */
export async function markCatalogue(index: CatalogueIndex, today: JapanDay): Promise<CatalogueMark> {
  return { lotId: await index.newest(), day: today };
}

/** R40: a live listing gains the lots that are announced, statistics those whose day is over. */
export function countNewLots(index: CatalogueIndex, question: Question, since: CatalogueMark): Promise<number> {
  const added = isStatistics(question.pageType) ? { since: since.day } : { afterId: since.lotId };
  return index.count(question, added);
}

/** Lots of any kinds as listings show them, in the order of their places. */
export function readLots(
  db: Db,
  index: CatalogueIndex,
  reader: Reader,
  places: readonly LotPlace[],
): Promise<AnyLot[]> {
  return readBodies(db, index, reader, places);
}

type Compared = Pick<Selectable<LotTable>, 'kind' | 'model_id' | 'chassis_id' | 'year' | 'condition'>;

/** R39: bikes and machines show no average price. For a single lot the database looks at a few rows by an index. */
export async function readAveragePrice(db: Db, lot: Compared, today: JapanDay): Promise<number | null> {
  if (lot.kind !== 'car' && lot.kind !== 'stock') return null;
  const { model_id: modelId, chassis_id: chassisId, year, condition } = lot;
  const [found] = await postgresIndex(db).comparables([{ modelId, chassisId, year, condition }], today);
  return found?.median ?? null;
}
