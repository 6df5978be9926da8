import { maxUndoableChanges, undoableActions, type UndoableAction, undoableSince } from '@seri/domain/bids/undo';
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

/** `later`, `undone` and `isUndone` as in `undoState`. */
export type OwnBidChange = LoggedBidChange & { later: number; undone: number; isUndone: boolean; batch: string | null };

const columns: RawBuilder<LoggedBidChange> = sql`
  log.id, substr(subject, 5)::bigint as "bidId", on_behalf_of as "accountId", action, done_at as at,
  detail -> 'from' as from, detail -> 'to' as to, coalesce((detail ->> 'version')::integer, 0) as version,
  coalesce((detail ->> 'isQuiet')::boolean, false) as "isQuiet"`;

/** One change, or those of a batch, of which a page may be named. */
type ChosenChanges = { id: number } | { batch: string; before?: number | undefined; most: number };

/**
 * R58: the last changes of a member of staff that may be undone, latest first. The changes of a batch count as one. Only
 * rows as young as the time for an undo are read, so a long history costs nothing.
 */
export async function readLastChanges(
  db: Db | Tx,
  { accountId, now }: { accountId: number; now: Date },
  chosen?: ChosenChanges,
): Promise<OwnBidChange[]> {
  const isOwn = sql`account_id = ${accountId} and subject like 'bid:%'`;
  const { rows } = await sql<OwnBidChange>`
    with recent as (
      select id, detail ->> 'batch' as batch, coalesce(detail ->> 'batch', id::text) as part from action_log
      where ${isOwn} and action in (${sql.join(undoableActions)})
        and on_behalf_of <> ${accountId} and detail -> 'from' <> 'null' and id > coalesce((
          select id from action_log where ${isOwn} and done_at < ${undoableSince(now)}::timestamptz
          order by id desc limit 1
        ), 0)
    ), place as (
      select part, row_number() over (order by max(id) desc) - 1 as later from recent group by part
    )
    select ${columns}, batch, later::integer as later, (
      select count(*)::integer from action_log as back
      where back.subject = log.subject and back.action = 'bid.taken-back' and (back.detail ->> 'because')::bigint > log.id
    ) as undone, exists (
      select from action_log as back
      where back.subject = log.subject and back.action = 'bid.taken-back' and (back.detail ->> 'because')::bigint = log.id
    ) as "isUndone"
    from recent join place using (part) join action_log as log using (id)
    where later < ${maxUndoableChanges} and ${isChosen(chosen)}
    order by log.id desc ${chosen && 'batch' in chosen ? sql`limit ${chosen.most}` : sql``}`.execute(db);
  return rows;
}

function isChosen(chosen: ChosenChanges | undefined): RawBuilder<boolean> {
  if (!chosen) return sql`true`;
  if ('id' in chosen) return sql`log.id = ${chosen.id}`;
  return sql`batch = ${chosen.batch} and log.id < ${chosen.before ?? Number.MAX_SAFE_INTEGER}`;
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
