import type { JapanDay } from '@seri/domain/japan-time';
import type { LotKind } from '@seri/domain/lot-kinds';
import type { Db } from '../../platform/database/database.ts';

/** What kind a lot is of, if there is one; without it the same is looked for at some day, so that it takes as long. */
export async function readKind(db: Db, lotId: number, someDay: JapanDay): Promise<LotKind | undefined> {
  const key = await db.selectFrom('lot_key').select('held_on').where('id', '=', lotId).executeTakeFirst();
  // By itself: with the day at hand one month of the archive is planned for.
  const lot = await db
    .selectFrom('lot')
    .select((row) => row.ref('kind').$castTo<LotKind>().as('kind'))
    .where('id', '=', lotId)
    .where('held_on', '=', key?.held_on ?? someDay)
    .executeTakeFirst();
  return lot?.kind;
}
