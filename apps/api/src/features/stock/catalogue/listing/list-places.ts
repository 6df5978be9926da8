import { isByDeadline, type Sort, type Sorting } from '@seri/domain/catalogue/listing';
import { isStatistics, type PageType } from '@seri/domain/catalogue/page-types';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { CountedPlaces, LotPlace, Question, Slice } from '../index/catalogue-index.ts';
import { conditionsOf, fits } from './lot-conditions.ts';

const columns = {
  auctionDate: sql`lot.runs_at`,
  year: sql`lot.year`,
  condition: sql`lot.condition_rank`,
  mileage: sql`lot.mileage_km`,
  hours: sql`lot.hours`,
  startPrice: sql`lot.start_price`,
} as const satisfies Record<Exclude<Sort, 'price' | 'soldPrice'>, RawBuilder<unknown>>;

/** A database index has this order, so PostgreSQL reads only as far as the last lot of the page. */
export async function listPlaces(db: Db, question: Question, { sorting, offset, limit }: Slice): Promise<LotPlace[]> {
  const { rows } = await sql<LotPlace>`
    select lot.id, lot.held_on as "heldOn" from lot where ${fits(conditionsOf(question))}
    order by ${orderOf(question, sorting)} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Counts and sorts in one pass: without an index for the order, every fitting lot must be read anyway. */
export async function listCounted(db: Db, question: Question, slice: Slice): Promise<CountedPlaces> {
  const { rows } = await sql<{ total: number; id: number | null; heldOn: LotPlace['heldOn'] }>`
    with fitting as materialized (
      select lot.id, lot.held_on, lot.runs_at, lot.lot_number, lot.year, lot.condition_rank, lot.mileage_km, lot.hours,
        lot.start_price, lot.sold_price, lot.session_id
      from lot where ${fits(conditionsOf(question))}
    )
    select total, place.id, place.held_on as "heldOn"
    from (select count(*) as total from fitting) as counted
    left join lateral (
      select lot.id, lot.held_on from fitting as lot
      order by ${orderOf(question, slice.sorting)} limit ${slice.limit} offset ${slice.offset}
    ) as place on true`.execute(db);
  const places = rows.flatMap(({ id, heldOn }) => (id === null ? [] : [{ id, heldOn }]));
  return { total: rows[0]?.total ?? 0, places };
}

/** R8: lots without a value come last in both directions; ties go by time, lot number and id; statistics start with the newest. */
function orderOf({ pageType, filters }: Question, sorting: Sorting<Sort> | undefined): RawBuilder<unknown> {
  const byTime = isStatistics(pageType)
    ? sql`lot.held_on desc, lot.runs_at desc, lot.lot_number desc nulls last, lot.id desc`
    : sql`lot.held_on, lot.runs_at, lot.lot_number, lot.id`;
  if (isByDeadline(filters, sorting)) return sql`${deadline} nulls last, ${byTime}`;
  if (!sorting) return byTime;
  const column = columnOf(pageType, sorting.sort);
  return sorting.order === 'DESC'
    ? sql`${column} desc nulls last, ${byTime}`
    : sql`${column} asc nulls last, ${byTime}`;
}

const deadline = sql`(
  select starts_at - make_interval(mins => bidding_closes_minutes) from auction_session
  where auction_session.id = lot.session_id)`;

/** Sorting by price uses the price that the listing shows: the sold price in statistics, otherwise the start price. */
function columnOf(pageType: PageType, sort: Sort): RawBuilder<unknown> {
  if (sort !== 'price' && sort !== 'soldPrice') return columns[sort];
  return isStatistics(pageType) ? sql`lot.sold_price` : columns.startPrice;
}
