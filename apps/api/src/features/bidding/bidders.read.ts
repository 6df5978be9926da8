import { openStatuses } from '@seri/domain/bid-statuses';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { kept } from '../../platform/database/kept-statements.ts';

/** Who has an open bid on a lot, but for one account: no more of them than matter, however many they are. */
export async function readSomeBidders(
  tx: Tx,
  lotId: number,
  { butFor, atMost }: { butFor: number | null; atMost: number },
): Promise<number[]> {
  const rows = await tx
    .selectFrom('bid')
    .modifyFront(kept)
    .select('account_id')
    .where('lot_id', '=', lotId)
    .where('status', 'in', openStatuses)
    .where(sql<boolean>`account_id is distinct from ${butFor}::bigint`)
    .limit(atMost)
    .execute();
  return rows.map((row) => row.account_id);
}

const lock = 7_316_004;
/** Two lots with one number only wait for each other. */
const lockOf = (lotId: number) => sql`${sql.lit(lock)}, (${lotId}::bigint & 2147483647)::integer`;

/** Until the end of the transaction: false where somebody else comes to the lot or leaves it, unseen until then. */
export async function comeAlone(tx: Tx, lotId: number): Promise<boolean> {
  const { rows } = await sql<{ is_alone: boolean }>`${kept}
    select pg_try_advisory_xact_lock(${lockOf(lotId)}) as is_alone`.execute(tx);
  return rows[0]?.is_alone === true;
}

/** Waits for whoever came to the lot alone. */
export async function awaitComing(tx: Tx, lotId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockOf(lotId)})`.execute(tx);
}
