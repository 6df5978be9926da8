import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';

const status = (side: 'from' | 'to') => sql<number | null>`(detail -> ${sql.lit(side)} ->> 'status')::integer`;

/** The last time at which the bid became a win, from the log. */
export async function readWonAt(tx: Tx, bidId: number): Promise<Date | null> {
  const row = await tx
    .selectFrom('action_log')
    .select('done_at')
    .where('subject', '=', `bid:${bidId}`)
    .where(status('to'), '=', bidStatusCodes.won)
    .where(status('from'), 'is distinct from', bidStatusCodes.won)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.done_at ?? null;
}
