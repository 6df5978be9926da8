import type { BidsQuery, ManagerBids } from '@seri/contract/screens/bids.schema';
import { inDeskOrder } from '@seri/domain/bids/desk-order';
import { isWaiting } from '@seri/domain/bids/bid-statuses';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { pageSizes } from '@seri/domain/catalogue/listing';
import { partsOfPage } from '@seri/domain/common/pagination';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { all, bidConditionsOf } from './bid-conditions.ts';
import { type BidListOrder, defaultOrderOf, orderOfSessions, orderOfSort } from './bid-lists.ts';
import type { BidSelection } from './bid-question.ts';
import { type BidTally, daysOf, hasChosenStatus, isSelected, withLots } from './tally-bids.ts';

export interface BidPlace {
  id: number;
  lotId: number;
  /** The day of its lot; the archive is partitioned by it. */
  day: JapanDay;
}

type Sessions = NonNullable<ManagerBids['sessions']>;

/** The bids of a page. A list in the order of sessions also has its sessions with their counts. */
export interface BidPage {
  places: BidPlace[];
  sessions?: Sessions;
}

/** The part of the tally that contains a page, its order, and the number of rows before the page. */
interface BidPageSource {
  tallies: readonly BidTally[];
  order: BidListOrder;
  offset: number;
  sessions?: Sessions;
}

/** Only staff choose the page size. */
export function pageOf({ reader }: Pick<BidSelection, 'reader'>, query: BidsQuery) {
  const chosen = reader === 'staff' ? query.pageSize : undefined;
  const [page, pageSize] = [Number(query.page ?? 1), Number(chosen ?? pageSizes[0])];
  return { page, pageSize, offset: (page - 1) * pageSize };
}

export async function readPage(
  db: Db,
  selection: BidSelection,
  query: BidsQuery,
  tally: readonly BidTally[],
): Promise<BidPage> {
  const { tallies, order, offset, sessions } = await pageSourceOf(db, selection, query, tally);
  const days = daysOf(tallies);
  const ofLot = Object.values(bidConditionsOf(selection.filters).ofLot);
  const lots = order.needsLots || ofLot.length > 0 ? withLots(days) : sql``;
  const { rows } = await sql<BidPlace>`
    select bid.id, bid.lot_id as "lotId", bid.held_on as day from bid ${lots} ${order.from ?? sql``}
    where ${all([isSelected(selection, days), ...ofLot, hasChosenStatus(selection), order.within])}
    order by ${order.by} limit ${pageOf(selection, query).pageSize} offset ${offset}`.execute(db);
  return { places: rows, ...(sessions && { sessions }) };
}

/** If the list is ordered by session or day, the tally shows which of these contain the page. No others are scanned. */
async function pageSourceOf(
  db: Db,
  selection: BidSelection,
  query: BidsQuery,
  tally: readonly BidTally[],
): Promise<BidPageSource> {
  const { list, reader, now } = selection;
  const page = pageOf(selection, query);
  const chosen = tally.filter(({ status }) => selection.statuses.includes(status));
  const { sort, order = 'ASC' } = query;
  if (sort) return { tallies: chosen, order: orderOfSort({ sort, order }, now), offset: page.offset };
  if (list === 'archive') return pageSourceByDay(chosen, page);
  if (reader !== 'staff') return { tallies: chosen, order: defaultOrderOf(list), offset: page.offset };
  return pageSourceBySession(chosen, await sessionsInOrder(db, selection, tally), page);
}

type RequestedPage = ReturnType<typeof pageOf>;

function pageSourceByDay(chosen: readonly BidTally[], page: RequestedPage): BidPageSource {
  const days = daysOf(chosen).toSorted().toReversed();
  const { parts, offset } = partsOfPage(partsBy(chosen, 'day', days), page);
  return { tallies: parts.flatMap(({ tallies }) => tallies), order: defaultOrderOf('archive'), offset };
}

function pageSourceBySession(
  chosen: readonly BidTally[],
  sessionIds: readonly number[],
  page: RequestedPage,
): BidPageSource {
  const filled = partsBy(chosen, 'sessionId', sessionIds).filter(({ count }) => count > 0);
  const { parts, offset } = partsOfPage(filled, page);
  return {
    tallies: parts.flatMap(({ tallies }) => tallies),
    order: orderOfSessions(parts.map(({ key }) => key)),
    offset,
    // Session 0 stands for orders, which have none.
    sessions: filled.map(({ key, count }) => ({ sessionId: key || null, count })),
  };
}

/** Groups the tally by key, in the order of the keys. */
function partsBy<Name extends 'day' | 'sessionId'>(
  tally: readonly BidTally[],
  name: Name,
  keys: readonly BidTally[Name][],
) {
  const groups = Map.groupBy(tally, (item) => item[name]);
  return keys.map((key) => {
    const tallies = groups.get(key) ?? [];
    return { key, tallies, count: tallies.reduce((total, { count }) => total + count, 0) };
  });
}

async function sessionsInOrder(db: Db, { now, today }: BidSelection, tally: readonly BidTally[]): Promise<number[]> {
  const sessions = [...Map.groupBy(tally, ({ sessionId }) => sessionId)];
  const { rows } = await sql<{ id: number; startsAt: Date }>`
    select id, starts_at as "startsAt" from auction_session
    where id = any(${sessions.map(([id]) => id)}::bigint[])`.execute(db);
  const starts = new Map(rows.map(({ id, startsAt }) => [id, startsAt]));
  const known = sessions.flatMap(([sessionId, tallies]) => {
    const [first] = tallies;
    if (!first) return [];
    const hasWaiting = tallies.some(({ status }) => isWaiting(status));
    return [{ sessionId, day: first.day, startsAt: starts.get(sessionId) ?? null, waits: hasWaiting }];
  });
  return inDeskOrder(known, now, today).map(({ sessionId }) => sessionId);
}
