import type { BidsQuery, ManagerBids } from '@seri/contract/screens/bids.schema';
import { inDeskOrder } from '@seri/domain/bids/desk-order';
import { isWaiting } from '@seri/domain/bids/bid-statuses';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { pageSizes } from '@seri/domain/catalogue/listing';
import { partsOfPage } from '@seri/domain/common/pagination';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { all, conditionsOf } from './bid-conditions.ts';
import { asTheyRun, type Order, sortedBy, unsortedOf } from './bid-lists.ts';
import type { BidQuestion } from './bid-question.ts';
import { daysOf, isAsked, isChosen, type Tally, withLots } from './tally-bids.ts';

export interface BidPlace {
  id: number;
  lotId: number;
  /** Of its lot, as the months of the archive are kept. */
  day: JapanDay;
}

type Sessions = NonNullable<ManagerBids['sessions']>;

/** Of which bids a page is, and where the list goes session by session, of which of them all of it. */
export interface BidPage {
  places: BidPlace[];
  sessions?: Sessions;
}

/** What a page is taken out of, in which order, and how much of it is before the page. */
interface Stretch {
  of: readonly Tally[];
  order: Order;
  offset: number;
  sessions?: Sessions;
}

/** Staff alone choose how long it is. */
export function pageOf({ reader }: Pick<BidQuestion, 'reader'>, query: BidsQuery) {
  const chosen = reader === 'staff' ? query.pageSize : undefined;
  const [page, pageSize] = [Number(query.page ?? 1), Number(chosen ?? pageSizes[0])];
  return { page, pageSize, offset: (page - 1) * pageSize };
}

/** Which bids stand on a page. */
export async function readPage(
  db: Db,
  question: BidQuestion,
  query: BidsQuery,
  tally: readonly Tally[],
): Promise<BidPage> {
  const { of, order, offset, sessions } = await stretchOf(db, question, query, tally);
  const days = daysOf(of);
  const ofLot = Object.values(conditionsOf(question.filters).ofLot);
  const lots = order.needsLots || ofLot.length > 0 ? withLots(days) : sql``;
  const { rows } = await sql<BidPlace>`
    select bid.id, bid.lot_id as "lotId", bid.held_on as day from bid ${lots} ${order.from ?? sql``}
    where ${all([isAsked(question, days), ...ofLot, isChosen(question), order.within])}
    order by ${order.by} limit ${pageOf(question, query).pageSize} offset ${offset}`.execute(db);
  return { places: rows, ...(sessions && { sessions }) };
}

/** Where the order is that of sessions or days, the tally tells which of them the page lies in: no other is looked at. */
async function stretchOf(db: Db, question: BidQuestion, query: BidsQuery, tally: readonly Tally[]): Promise<Stretch> {
  const { list, reader, now } = question;
  const page = pageOf(question, query);
  const chosen = tally.filter(({ status }) => question.statuses.includes(status));
  const { sort, order = 'ASC' } = query;
  if (sort) return { of: chosen, order: sortedBy({ sort, order }, now), offset: page.offset };
  if (list === 'archive') return stretchOfDays(chosen, page);
  if (reader !== 'staff') return { of: chosen, order: unsortedOf(list), offset: page.offset };
  return stretchOfSessions(chosen, await sessionsInOrder(db, question, tally), page);
}

type Page = ReturnType<typeof pageOf>;

function stretchOfDays(chosen: readonly Tally[], page: Page): Stretch {
  const days = daysOf(chosen).toSorted().toReversed();
  const { parts, offset } = partsOfPage(partsBy(chosen, 'day', days), page);
  return { of: parts.flatMap(({ of }) => of), order: unsortedOf('archive'), offset };
}

function stretchOfSessions(chosen: readonly Tally[], sessionIds: readonly number[], page: Page): Stretch {
  const filled = partsBy(chosen, 'sessionId', sessionIds).filter(({ count }) => count > 0);
  const { parts, offset } = partsOfPage(filled, page);
  return {
    of: parts.flatMap(({ of }) => of),
    order: asTheyRun(parts.map(({ key }) => key)),
    offset,
    // An order has no session.
    sessions: filled.map(({ key, count }) => ({ sessionId: key || null, count })),
  };
}

/** What there is of each key, in their order. */
function partsBy<Name extends 'day' | 'sessionId'>(tally: readonly Tally[], name: Name, keys: readonly Tally[Name][]) {
  const groups = Map.groupBy(tally, (one) => one[name]);
  return keys.map((key) => {
    const of = groups.get(key) ?? [];
    return { key, of, count: of.reduce((total, { count }) => total + count, 0) };
  });
}

async function sessionsInOrder(db: Db, { now, today }: BidQuestion, tally: readonly Tally[]): Promise<number[]> {
  const sessions = [...Map.groupBy(tally, ({ sessionId }) => sessionId)];
  const { rows } = await sql<{ id: number; startsAt: Date }>`
    select id, starts_at as "startsAt" from auction_session
    where id = any(${sessions.map(([id]) => id)}::bigint[])`.execute(db);
  const starts = new Map(rows.map(({ id, startsAt }) => [id, startsAt]));
  const known = sessions.flatMap(([sessionId, own]) => {
    const [first] = own;
    if (!first) return [];
    const waits = own.some(({ status }) => isWaiting(status));
    return [{ sessionId, day: first.day, startsAt: starts.get(sessionId) ?? null, waits }];
  });
  return inDeskOrder(known, now, today).map(({ sessionId }) => sessionId);
}
