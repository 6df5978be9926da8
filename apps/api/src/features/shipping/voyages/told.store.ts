import type { KnownDays } from '@seri/domain/voyages/told-days';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export interface VoyageReader {
  voyageId: number;
  accountId: number;
}

/** Cars that the voyage has moved: each client is told of all of them together. */
export async function rememberMoved(tx: Tx, voyageId: number, purchaseIds: readonly number[]): Promise<void> {
  await sql`
    update voyage_told set moved = moved || own.ids
    from (
      select account_id, array_agg(id order by id) as ids from purchase
      where id = any(${purchaseIds}::bigint[]) group by account_id
    ) as own
    where voyage_id = ${voyageId} and voyage_told.account_id = own.account_id`.execute(tx);
}

/** Locks what an account knows of a voyage, after the voyage: two runs of a job tell it once. */
export function lockTold(tx: Tx, { voyageId, accountId }: VoyageReader) {
  return (
    tx
      .selectFrom('voyage_told')
      .select((told) => ['version', told.ref('days').$castTo<KnownDays>().as('days')])
      // The driver reads numbers of JSON, not of an array of bigint.
      .select(sql<number[]>`to_jsonb(moved)`.as('moved'))
      .where('voyage_id', '=', voyageId)
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst()
  );
}

export async function writeTold(
  tx: Tx,
  { voyageId, accountId }: VoyageReader,
  { version, days }: { version: number; days: KnownDays },
): Promise<void> {
  await tx
    .updateTable('voyage_told')
    .set({ version, days: JSON.stringify(days), moved: sql`'{}'` })
    .where('voyage_id', '=', voyageId)
    .where('account_id', '=', accountId)
    .execute();
}
