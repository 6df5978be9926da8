import type { AnyLot } from '@seri/contract/catalogue.schema';
import type { JapanDay } from '@seri/domain/japan-time';
import { isStatistics } from '@seri/domain/page-types';
import type { Db, Tx } from '../../platform/database/database.ts';
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
