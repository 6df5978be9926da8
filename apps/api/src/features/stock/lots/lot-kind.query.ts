import type { JapanDay } from '@seri/domain/time/japan-time';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import type { Db, Tx } from '../../../platform/database/database.ts';

/** What kind a lot is of, if there is one; without it the same is looked for at some day, so that it takes as long. */
export async function readKind(db: Db, lotId: number, someDay: JapanDay): Promise<LotKind | undefined> {
  const key = await db.selectFrom('lot_key').select('held_on').where('id', '=', lotId).executeTakeFirst();
  return readKindOn(db, lotId, key?.held_on ?? someDay);
}

/** By itself: with its day at hand one month of the archive is planned for, with a join all of them. */
export async function readKindOn(db: Db | Tx, lotId: number, day: string): Promise<LotKind | undefined> {
  const lot = await db
    .selectFrom('lot')
    .select((row) => row.ref('kind').$castTo<LotKind>().as('kind'))
    .where('id', '=', lotId)
    .where('held_on', '=', day)
    .executeTakeFirst();
  return lot?.kind;
}
