import { maxUndoableChanges, undoableActions, type UndoableAction } from '@seri/domain/bids/undo';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import type { BidFigures } from '../place/bid-figures.ts';

export interface LoggedBidChange {
  id: number;
  bidId: number;
  accountId: number;
  action: UndoableAction;
  at: Date;
  from: BidFigures;
  to: BidFigures;
  /** The version that this change gave the bid. */
  version: number;
  isQuiet: boolean;
}

/** `later` and `undone` as in `undoState`. */
export type OwnBidChange = LoggedBidChange & { later: number; undone: number };

const columns: RawBuilder<LoggedBidChange> = sql`
  log.id, substr(subject, 5)::bigint as "bidId", on_behalf_of as "accountId", action, done_at as at,
  detail -> 'from' as from, detail -> 'to' as to, coalesce((detail ->> 'version')::integer, 0) as version,
  coalesce((detail ->> 'isQuiet')::boolean, false) as "isQuiet"`;

/** R58: the last changes of a member of staff, latest first. */
export async function readLastChanges(db: Db | Tx, accountId: number): Promise<OwnBidChange[]> {
  const { rows } = await sql<OwnBidChange>`
    select ${columns}, later, (
      select count(*)::integer from action_log as back
      where back.subject = log.subject and back.action = 'bid.taken-back' and (back.detail ->> 'because')::bigint > log.id
    ) as undone
    from (
      select *, row_number() over (order by id desc) - 1 as later from action_log
      where account_id = ${accountId} and subject like 'bid:%' and action in (${sql.join(undoableActions)})
        and on_behalf_of <> ${accountId} and detail -> 'from' <> 'null'
      order by id desc limit ${maxUndoableChanges}
    ) as log
    order by log.id desc`.execute(db);
  return rows;
}

/**
 * The changes that ended other bids because of a win, or because of an undo that restored the win. A bid that has
 * changed since is left out: only its last log row counts.
 */
export async function readEndedBy(tx: Tx, { id, bidId }: LoggedBidChange): Promise<LoggedBidChange[]> {
  const { rows } = await sql<LoggedBidChange>`
    select ${columns}
    from bid as win
    join bid on bid.id <> win.id and (bid.lot_id = win.lot_id and bid.end_reason = 'otherWon'
      or bid.account_id = win.account_id and bid.end_reason = 'groupFull')
    cross join lateral (
      select * from action_log where subject = 'bid:' || bid.id order by action_log.id desc limit 1
    ) as log
    where win.id = ${bidId} and (log.detail ->> 'because')::bigint in (
      select cause.id from action_log as cause where cause.subject = 'bid:' || win.id and cause.id >= ${id}
    )
    order by bid.id`.execute(tx);
  return rows;
}
