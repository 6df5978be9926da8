import type { JapanDay } from '@seri/domain/time/japan-time';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import type { Db, Tx } from '../../../platform/database/database.ts';

/** The kind of a lot. A missing lot is looked up on `someDay` too, so that the answer takes as long as for an existing one. */
export async function readKind(db: Db, lotId: number, someDay: JapanDay): Promise<LotKind | undefined> {
  const key = await db.selectFrom('lot_key').select('held_on').where('id', '=', lotId).executeTakeFirst();
  return readKindOn(db, lotId, key?.held_on ?? someDay);
}

/** A query of its own: with the day as a parameter PostgreSQL plans for one month, with a join for all months. */
export async function readKindOn(db: Db | Tx, lotId: number, day: string): Promise<LotKind | undefined> {
  const lot = await db
    .selectFrom('lot')
    .select((row) => row.ref('kind').$castTo<LotKind>().as('kind'))
    .where('id', '=', lotId)
    .where('held_on', '=', day)
    .executeTakeFirst();
  return lot?.kind;
}
