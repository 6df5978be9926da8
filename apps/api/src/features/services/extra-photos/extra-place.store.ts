import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';

/** A place counts once it is used, and while its asking may still succeed. */
const counts = sql<boolean>`(until is null or until > app_now())`;

/** The places that the account has taken on this day; under its lock they cannot change. */
export async function countPlaces(db: Db | Tx, accountId: number, day: JapanDay): Promise<number> {
  const { taken } = await db
    .selectFrom('extra_photo_place')
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .where(counts)
    .executeTakeFirstOrThrow();
  return taken;
}

export async function hasPlace(tx: Tx, accountId: number, lotId: number): Promise<boolean> {
  const place = await tx
    .selectFrom('extra_photo_place')
    .select('lot_id')
    .where('account_id', '=', accountId)
    .where('lot_id', '=', lotId)
    .where('until', '>', sql<Date>`app_now()`)
    .executeTakeFirst();
  return place !== undefined;
}

interface ReservedPlace {
  accountId: number;
  lotId: number;
  day: JapanDay;
  until: Date;
}

export async function reservePlace(tx: Tx, { accountId, lotId, day, until }: ReservedPlace): Promise<void> {
  await tx
    .insertInto('extra_photo_place')
    .values({ account_id: accountId, lot_id: lotId, day, until })
    .onConflict((conflict) => conflict.columns(['account_id', 'lot_id']).doUpdateSet({ day, until }))
    .execute();
}

/** All who wait for the lot pay one place each. */
export async function usePlaces(tx: Tx, lotId: number): Promise<void> {
  await tx
    .updateTable('extra_photo_place')
    .set({ until: null })
    .where('lot_id', '=', lotId)
    .where('until', '>', sql<Date>`app_now()`)
    .execute();
}

export async function giveBackPlaces(tx: Tx, lotId: number): Promise<void> {
  await tx.deleteFrom('extra_photo_place').where('lot_id', '=', lotId).where('until', 'is not', null).execute();
}
