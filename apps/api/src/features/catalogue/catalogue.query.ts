import type { AnyLot } from '@seri/contract/catalogue.schema';
import type { JapanDay } from '@seri/domain/japan-time';
import { isStatistics } from '@seri/domain/page-types';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Lot as LotTable } from '../../platform/database/schema.generated.ts';
import type { LotPlace, Question } from './catalogue-index.ts';
import { type Reader, readBodies } from './lot-bodies.read.ts';
import { postgresIndex } from './postgres-index.ts';

/** Where the catalogue stands: what is newer came later. */
export interface CatalogueMark {
  /** The newest lot of all; ids go up. */
  lotId: number;
  day: JapanDay;
}

export async function markCatalogue(db: Db | Tx, today: JapanDay): Promise<CatalogueMark> {
  const { newest } = await db
    .selectFrom('lot_key')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  return { lotId: newest ?? 0, day: today };
}

/** R40: a live listing gains the lots that are announced, statistics those whose day is over. */
export function countNewLots(db: Db, question: Question, since: CatalogueMark): Promise<number> {
  const added = isStatistics(question.pageType) ? { since: since.day } : { afterId: since.lotId };
  return postgresIndex(db).count(question, added);
}

/** Lots of any kinds as listings show them, in the order of their places. */
export function readLots(db: Db, reader: Reader, places: readonly LotPlace[]): Promise<AnyLot[]> {
  return readBodies(db, postgresIndex(db), reader, places);
}

type Compared = Pick<Selectable<LotTable>, 'kind' | 'model_id' | 'chassis_id' | 'year' | 'condition'>;

/** R39: bikes and machines show no average price. */
export async function readAveragePrice(db: Db, lot: Compared, today: JapanDay): Promise<number | null> {
  if (lot.kind !== 'car' && lot.kind !== 'stock') return null;
  const { model_id: modelId, chassis_id: chassisId, year, condition } = lot;
  const [found] = await postgresIndex(db).comparables([{ modelId, chassisId, year, condition }], today);
  return found?.median ?? null;
}
