import type { ArchiveQuery, DealerBids, MyBids, TrackedBid } from '@seri/contract/bids.schema';
import { type BidList, type BidScope, type BidSort, statusesOf } from '@seri/domain/bid-lists';
import { isOpenBid } from '@seri/domain/bid-statuses';
import type { JapanDay } from '@seri/domain/japan-time';
import { pageSizes, type Sorting } from '@seri/domain/listing';
import { sql } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { isInList, orderOf } from './bid-lists.ts';
import { readBidRows } from './bid-rows.read.ts';
import { isVisibleBid } from './bids.query.ts';

interface Asked {
  list: BidList;
  query: ArchiveQuery;
  today: JapanDay;
}

/** The own bids that are under way. */
export function readMyBids(db: Db, actor: Actor, asked: Omit<Asked, 'list'>): Promise<MyBids> {
  return readBids(db, actor, { ...asked, list: 'live' }, 'mine');
}

/** Those of a dealer and its clients; their archive is a tab beside them. */
export async function readDealerBids(db: Db, actor: Actor, asked: Omit<Asked, 'list'>): Promise<DealerBids> {
  const { bidType: scope } = asked.query;
  const { totalBids: _, ...bids } = await readBids(db, actor, { ...asked, list: 'live' }, scope);
  const archived = sum(await tallyBids(db, actor, 'archive', asked.today, scope));
  return { ...bids, counters: [...bids.counters, { status: 'Archive', count: archived }] };
}

/** What is over, of everybody whose bids the reader sees. */
export function readArchive(db: Db, actor: Actor, asked: Omit<Asked, 'list'>): Promise<MyBids> {
  return readBids(db, actor, { ...asked, list: 'archive' }, asked.query.bidType);
}

async function readBids(db: Db, actor: Actor, asked: Asked, scope: BidScope | undefined): Promise<MyBids> {
  const { list, query, today } = asked;
  const [page, pageSize] = [Number(query.page ?? 1), Number(query.pageSize ?? pageSizes[0])];
  const statuses = statusesAsked(list, query);
  const tally = await tallyBids(db, actor, list, today, scope);
  const chosen = tally.filter(({ status }) => statuses.includes(status));
  const { by, from } = orderOf(list, sortingOf(query));
  const { rows: places } = await sql<{ id: number; day: JapanDay }>`
    select bid.id, bid.held_on as day from bid ${from?.(chosen.flatMap(({ days }) => days)) ?? sql``}
    where ${isVisibleBid(actor, scope)} and ${isInList(list, today)} and bid.status in (${sql.join(statuses)})
    order by ${by} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  const cars: TrackedBid[] = await readBidRows(db, actor, places, today);
  return {
    cars,
    counters: [
      { status: 'All', count: sum(tally) },
      ...statusesOf[list].map((status) => ({ status, count: sum(tally.filter((one) => one.status === status)) })),
    ],
    totalBids: chosen.filter(({ status }) => isOpenBid(status)).reduce((total, { amount }) => total + amount, 0),
    pageInfo: { page, pageSize, totalSearchResults: sum(chosen), totalResults: sum(tally) },
  };
}

/** All of the list where none of them is asked for. */
function statusesAsked(list: BidList, { bidStatus, archiveStatus }: ArchiveQuery): readonly number[] {
  const asked = [bidStatus, list === 'archive' ? archiveStatus : undefined].flatMap((text) => text?.split(',') ?? []);
  const wanted = asked.filter(Boolean).map(Number);
  return wanted.length === 0 ? statusesOf[list] : wanted;
}

function sortingOf({ sort, order = 'ASC' }: ArchiveQuery): Sorting<BidSort> | undefined {
  return sort && { sort, order };
}

interface Tally {
  status: number;
  count: number;
  amount: number;
  /** Of its lots. */
  days: JapanDay[];
}

/** One walk over the index of the account's bids: what there is of each status, and the months to look into. */
async function tallyBids(
  db: Db,
  actor: Actor,
  list: BidList,
  today: JapanDay,
  scope: BidScope | undefined,
): Promise<Tally[]> {
  // By day first: of ten thousand bids a few hundred rows are left to be put together.
  const { rows } = await sql<Tally>`
    with daily as (
      select status, held_on, count(*) as bids, sum(amount) as amount from bid
      where ${isVisibleBid(actor, scope)} and ${isInList(list, today)} group by status, held_on
    )
    select status, sum(bids)::integer as count, sum(amount)::bigint as amount, array_agg(held_on::text) as days
    from daily group by status`.execute(db);
  return rows;
}

const sum = (tally: readonly Tally[]) => tally.reduce((total, { count }) => total + count, 0);
