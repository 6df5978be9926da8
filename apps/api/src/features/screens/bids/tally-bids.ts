import { statusesOf } from '@seri/domain/bids/bid-lists';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { all, conditionsOf } from './bid-conditions.ts';
import { isInList } from './bid-lists.ts';
import type { BidQuestion } from './bid-question.ts';
import { isVisibleBid } from '../../people/clients/visible-bids.query.ts';

/** What a list holds of one status on one day; for staff of one session, 0 for orders, which have none. */
export interface Tally {
  status: number;
  day: JapanDay;
  sessionId: number;
  count: number;
  /** But for what is bought and paid for in the ledger. */
  amount: number;
}

/** R62: what the filters leave of each status, whichever of them are asked for. */
export async function tallyBids(db: Db, question: BidQuestion): Promise<Tally[]> {
  const { ofLot } = conditionsOf(question.filters);
  const tally = await tallyAlone(db, question);
  return Object.keys(ofLot).length === 0 ? tally : tallyWithLots(db, question, daysOf(tally));
}

/** The same without what the filters ask of lots. */
export async function tallyAlone(db: Db, question: BidQuestion): Promise<Tally[]> {
  const { rows } = await sql<Tally>`
    select ${tallied(question)} from bid where ${isAsked(question)} group by bid.status, day, "sessionId"`.execute(db);
  return rows;
}

async function tallyWithLots(db: Db, question: BidQuestion, days: readonly JapanDay[]): Promise<Tally[]> {
  const { ofLot } = conditionsOf(question.filters);
  const { rows } = await sql<Tally>`
    select ${tallied(question)} from bid ${withLots(days)}
    where ${isAsked(question, days)} and ${all(Object.values(ofLot))} group by bid.status, day, "sessionId"`.execute(
    db,
  );
  return rows;
}

/** Only staff have sessions in a row. What is bought stands in the ledger, and no longer among what is bid (R61). */
function tallied({ reader, list }: BidQuestion) {
  const session = reader === 'staff' && list === 'live' ? sql`coalesce(bid.session_id, 0)` : sql`0::bigint`;
  return sql`bid.status, bid.held_on as day, ${session} as "sessionId", count(*)::integer as count,
    coalesce(sum(amount) filter (where bid.purchase_id is null), 0)::bigint as amount`;
}

/** Of rows of `bid` those of the list that its reader sees and its filters leave, but for what they ask of lots. */
export function isAsked(question: BidQuestion, days?: readonly JapanDay[]) {
  const { ofBid } = conditionsOf(question.filters, days);
  return all([isVisibleBid(question.actor, question.scope), isInList(question, days), ...Object.values(ofBid)]);
}

/** Those of the tabs that are open. */
export function isChosen({ list, statuses }: BidQuestion) {
  const isAll = statusesOf[list].every((status) => statuses.includes(status));
  return isAll ? undefined : sql<boolean>`bid.status in (${sql.join(statuses)})`;
}

/**
 * By their days: then no other month of the archive is looked at. A lot's id is its own on every day; to compare the days
 * too would have the planner think that next to none are left.
 */
export const withLots = (days: readonly JapanDay[]) =>
  sql`join lot on lot.id = bid.lot_id and lot.held_on = any(${days}::date[])`;

export const daysOf = (tally: readonly Tally[]): JapanDay[] => [...new Set(tally.map(({ day }) => day))];
