import { openStatuses } from '@seri/domain/bids/bid-statuses';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import { prepared } from '../../../../platform/database/prepared-statements.ts';

/** Events tell apart no, one, two and more other bidders of a lot, so no more than this many are read. */
export const mostOthersRead = 3;

/** Reads up to `atMost` accounts that have an open bid on the lot, except `butFor`. */
export async function readSomeBidders(
  tx: Tx,
  lotId: number,
  { butFor, atMost }: { butFor: number | null; atMost: number },
): Promise<number[]> {
  const bidders = tx
    .selectFrom('bid')
    .select('account_id')
    .where('lot_id', '=', lotId)
    .where('status', 'in', openStatuses)
    .where(sql<boolean>`account_id is distinct from ${butFor}::bigint`)
    .limit(atMost);
  const { rows } = await prepared(bidders).execute(tx);
  return rows.map((row) => row.account_id);
}

const biddersLock = 7_316_004;
/** Lots whose ids share the low 31 bits share a lock; the only harm is that they wait for each other. */
const lockOf = (lotId: RawBuilder<unknown>) => sql`${sql.lit(biddersLock)}, (${lotId}::bigint & 2147483647)::integer`;

/**
 * Tries to take the bidders lock of each lot until the end of the transaction, and returns the lots that got it. A
 * transaction that adds or removes a bidder tries this lock: if it fails, another one does so at the same time, they
 * may not see each other's bids, and `tellBiddersJob` has to inform all bidders after both commits.
 */
export const tryBiddersLocks = (lotIds: readonly number[]): RawBuilder<number[]> => sql`(
  select coalesce(jsonb_agg(id), '[]') from unnest(${lotIds}::bigint[]) as id
  where pg_try_advisory_xact_lock(${lockOf(sql`id`)}))`;

export async function tryBiddersLock(tx: Tx, lotId: number): Promise<boolean> {
  const { rows } = await prepared(sql<{ locked: number[] }>`select ${tryBiddersLocks([lotId])} as locked`).execute(tx);
  return rows[0]?.locked.length === 1;
}

/** Waits until no transaction holds the bidders lock of the lot. */
export async function waitForBiddersLock(tx: Tx, lotId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockOf(sql`${lotId}`)})`.execute(tx);
}
