import { openStatuses } from '@seri/domain/bids/bid-statuses';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import { prepared } from '../../../../platform/database/kept-statements.ts';

/** What tells a newcomer from the second of two, and those from the first. */
export const othersThatMatter = 3;

/** Who has an open bid on a lot, but for one account: no more of them than matter, however many they are. */
export async function readSomeBidders(
  tx: Tx,
  lotId: number,
  { butFor, atMost }: { butFor: number | null; atMost: number },
): Promise<number[]> {
  const rows = await tx
    .selectFrom('bid')
    .modifyFront(prepared)
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
const lockOf = (lotId: RawBuilder<unknown>) => sql`${sql.lit(lock)}, (${lotId}::bigint & 2147483647)::integer`;

/** Until the end of the transaction: of these lots those to which nobody else comes and which nobody leaves unseen. */
export const comeAloneToEach = (lotIds: readonly number[]): RawBuilder<number[]> => sql`(
  select coalesce(jsonb_agg(id), '[]') from unnest(${lotIds}::bigint[]) as id
  where pg_try_advisory_xact_lock(${lockOf(sql`id`)}))`;

export async function comeAlone(tx: Tx, lotId: number): Promise<boolean> {
  const { rows } = await sql<{ alone: number[] }>`${prepared} select ${comeAloneToEach([lotId])} as alone`.execute(tx);
  return rows[0]?.alone.length === 1;
}

/** Waits for whoever came to the lot alone. */
export async function awaitComing(tx: Tx, lotId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockOf(sql`${lotId}`)})`.execute(tx);
}
