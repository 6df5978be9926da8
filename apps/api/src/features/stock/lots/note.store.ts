import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** The caller has locked the lot. A missing note is an empty text. */
export async function findNote(tx: Tx, lotId: number): Promise<string> {
  const row = await tx.selectFrom('lot_note').select('body').where('lot_id', '=', lotId).executeTakeFirst();
  return row?.body ?? '';
}

export async function putNote(tx: Tx, accountId: number, lotId: number, body: string): Promise<void> {
  const written = { body, written_by: accountId, written_at: sql<Date>`app_now()` };
  await tx
    .insertInto('lot_note')
    .values({ lot_id: lotId, ...written })
    .onConflict((conflict) => conflict.column('lot_id').doUpdateSet(written))
    .execute();
}

export async function removeNote(tx: Tx, lotId: number): Promise<void> {
  await tx.deleteFrom('lot_note').where('lot_id', '=', lotId).execute();
}
