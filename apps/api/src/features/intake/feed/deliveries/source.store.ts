import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

export async function ensureSource(db: Db, name: string): Promise<number> {
  await db
    .insertInto('feed_source')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db.selectFrom('feed_source').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  return id;
}

export async function writeKey(db: Db, sourceId: number, hash: Buffer): Promise<void> {
  await db
    .updateTable('feed_source')
    .set({ key_hash: hash, key_made_at: sql<Date>`app_now()` })
    .where('id', '=', sourceId)
    .execute();
}

export async function removeKey(db: Db, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feed_source')
    .set({ key_hash: null, key_made_at: null })
    .where('name', '=', name)
    .where('key_hash', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
