import { statusesOf } from '@seri/domain/bids/bid-lists';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { all, bidConditionsOf } from './bid-conditions.ts';
import { isInList } from './bid-lists.ts';
import type { BidSelection } from './bid-question.ts';
import { isVisibleBid } from '../../people/clients/visible-bids.query.ts';

/** Bids of one status and day, counted; for staff also of one session, which is 0 for orders. */
export interface BidTally {
  status: number;
  day: JapanDay;
  sessionId: number;
  count: number;
  /** Without purchased bids: their price is in the ledger. */
  amount: number;
}

/** R62: counts the bids that the filters leave, in all statuses. */
export async function tallyBids(db: Db, selection: BidSelection): Promise<BidTally[]> {
  const { ofLot } = bidConditionsOf(selection.filters);
  const tally = await tallyWithoutLots(db, selection);
  return Object.keys(ofLot).length === 0 ? tally : tallyWithLots(db, selection, daysOf(tally));
}

/** Ignores filters on lots. */
export async function tallyWithoutLots(db: Db, selection: BidSelection): Promise<BidTally[]> {
  const { rows } = await sql<BidTally>`
    select ${tallied(selection)} from bid where ${isSelected(selection)} group by bid.status, day, "sessionId"`.execute(
    db,
  );
  return rows;
}

async function tallyWithLots(db: Db, selection: BidSelection, days: readonly JapanDay[]): Promise<BidTally[]> {
  const { ofLot } = bidConditionsOf(selection.filters);
  const { rows } = await sql<BidTally>`
    select ${tallied(selection)} from bid ${withLots(days)}
    where ${isSelected(selection, days)} and ${all(Object.values(ofLot))} group by bid.status, day, "sessionId"`.execute(
    db,
  );
  return rows;
}

/**
 * Only the live list of staff is grouped by session. R61: a purchased bid counts in the ledger, no longer among bids.
 */
function tallied({ reader, list }: BidSelection) {
  const session = reader === 'staff' && list === 'live' ? sql`coalesce(bid.session_id, 0)` : sql`0::bigint`;
  return sql`bid.status, bid.held_on as day, ${session} as "sessionId", count(*)::integer as count,
    coalesce(sum(amount) filter (where bid.purchase_id is null), 0)::bigint as amount`;
}

/** Condition on `bid`: belongs to the list, is visible to the reader and passes all filters except those on lots. */
export function isSelected(selection: BidSelection, days?: readonly JapanDay[]) {
  const { ofBid } = bidConditionsOf(selection.filters, days);
  return all([isVisibleBid(selection.actor, selection.scope), isInList(selection, days), ...Object.values(ofBid)]);
}

/** Condition on `bid`: has a chosen status. Undefined if all statuses are chosen. */
export function hasChosenStatus({ list, statuses }: BidSelection) {
  const isAll = statusesOf[list].every((status) => statuses.includes(status));
  return isAll ? undefined : sql<boolean>`bid.status in (${sql.join(statuses)})`;
}

/**
 * Limiting lots to these days prunes the other partitions. Ids of lots are unique, so they are not compared by day:
 * that would make the planner expect hardly any rows.
 */
export const withLots = (days: readonly JapanDay[]) =>
  sql`join lot on lot.id = bid.lot_id and lot.held_on = any(${days}::date[])`;

export const daysOf = (tally: readonly BidTally[]): JapanDay[] => [...new Set(tally.map(({ day }) => day))];
